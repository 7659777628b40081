/** Widths in pixels of a photo in a column, for device pixel ratios of about 1, 2 and 3. */
export const columnWidths = [400, 800, 1200];

/**
 * Widths in pixels of the wide photo on the home page, which fills two thirds of a desktop screen. None may be a column's
 * width: file names do not say the quality, so a file of the other quality would be kept.
 */
export const wideWidths = [640, 880, 1440, 2000];

/** In pixels. A narrower photo would look blurred on most phones. */
export const minimumWidth = 800;
