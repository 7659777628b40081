let colorSpace: PredefinedColorSpace = 'srgb';

/**
 * Keeps the colours of HEIC photos. The decoder that Sveltia has for browsers without one drops the colour profile, so that the
 * photos of iPhones, in Display P3, would be taken for sRGB and come out dull.
 */
export function keepHeicColours(): void {
  // In the editor, only the HEIC decoder creates ImageData.
  window.ImageData = new Proxy(ImageData, {
    construct: (target, [data, width, height]) => new target(data, width, height, { colorSpace }),
  });
}

/** Reads the colour profile of a photo that is about to be decoded. */
export async function readColourProfile(photo: Blob): Promise<void> {
  const bytes = new Uint8Array(await photo.slice(0, 16_384).arrayBuffer());
  // The red of Display P3 in an ICC profile.
  const isDisplayP3 = /XYZ \0{6}\x83[\xdb-\xe3]/.test(String.fromCharCode(...bytes));
  colorSpace = isDisplayP3 ? 'display-p3' : 'srgb';
}
