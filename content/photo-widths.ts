/** Widths in pixels for a photo in a column: a plain screen, a phone or a sharp screen, the sharpest phones. */
export const columnWidths = [400, 800, 1200];

/** Widths in pixels for the wide photo of the home page, which fills two thirds of a desktop. */
export const wideWidths = [640, 880, 1440, 2000];

/** All of them, ascending, for the configuration of next/image. */
export const photoWidths = [...new Set([...columnWidths, ...wideWidths])].sort((a, b) => a - b);

/** A photo narrower than this would look soft on every screen. */
export const minimumWidth = 800;
