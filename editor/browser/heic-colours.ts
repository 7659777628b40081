let colorSpace: PredefinedColorSpace = 'srgb';

/**
 * Keeps the colours of HEIC photos. The decoder that Sveltia has for browsers without one drops the colour
 * profile, so that the photos of iPhones, in Display P3, would be taken for sRGB and come out dull. Needless
 * when it passes the profile on.
 */
export function keepHeicColours(): void {
  // In the editor, only the HEIC decoder creates ImageData.
  window.ImageData = new Proxy(ImageData, {
    construct: (target, [data, width, height]) => new target(data, width, height, { colorSpace }),
  });
}

/**
 * Finds the colour profile of a photo that is about to be decoded.
 *
 * @param start the beginning of its file, one character for each byte
 */
export function setColourSpace(start: string): void {
  // The red of Display P3 in an ICC profile.
  colorSpace = /XYZ \0{6}\x83[\xdb-\xe3]/.test(start) ? 'display-p3' : 'srgb';
}
