/** The mark of the site, one stroke of a brush in a square of 32: its shape, for whoever draws it. */
export const brushStroke =
  'M5,21.5c3-1.9,5.8-6.7,9.1-6.7,3.4,0,1.2,5.2,4.5,5.2,3.3,0,4.2-6.9,8.4-10.5-1.3,5.8-3.3,14-8.6,14-4.2,0-2.1-4.6-4.7-4.6-2.4,0-4.3,4.1-8.7,2.6z';

/** The mark as a picture of its own. */
export const brushMark = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='#23483d' d='M0,0h32v32H0z'/><path fill='#e3b25f' d='${brushStroke}'/></svg>`;

/** The mark as the icon of a page: an address that holds it, so that no file is fetched among the first. */
export const brushMarkIcon = `data:image/svg+xml,${encodeURI(brushMark).replaceAll('#', '%23')}`;
