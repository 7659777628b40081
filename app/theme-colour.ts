/** The colour of the browser around the pages: the token `--color-paper` of globals.css. */
export const themeColour = '#fbf8f3';
