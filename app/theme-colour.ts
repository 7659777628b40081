/** The paper of the pages, for what surrounds them in browsers and phones: the token `--color-paper` of globals.css. */
export const themeColour = '#fbf8f3';
