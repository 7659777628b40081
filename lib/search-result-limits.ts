/**
 * How many characters of a title and of a description Google shows on a phone, approximately:
 * https://developers.google.com/search/docs/appearance/snippet
 */
export const searchResultLimits = { title: 60, description: 170 };
