let colorSpace: PredefinedColorSpace = 'srgb';

/**
 * Keeps the colours of HEIC photos. Sveltia's decoder, for browsers without one, drops the profile: iPhone
 * photos, in Display P3, would be read as sRGB and look dull. Unnecessary once the decoder keeps it.
 */
export function keepHeicColours(): void {
  // In the editor, only the HEIC decoder creates ImageData.
  window.ImageData = new Proxy(ImageData, {
    construct: (target, [data, width, height]) => new target(data, width, height, { colorSpace }),
  });
}

/**
 * Sets the colour space from the profile of a photo that is about to be decoded.
 *
 * @param start the start of its file, one character per byte
 */
export function setColourSpace(start: string): void {
  // The red of Display P3 in an ICC profile.
  colorSpace = /XYZ \0{6}\x83[\xdb-\xe3]/.test(start) ? 'display-p3' : 'srgb';
}
