/** About what a phone shows, in characters: https://developers.google.com/search/docs/appearance/snippet */
export const searchResultLimits = { title: 60, description: 170 };
