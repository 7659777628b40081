/* The sample marks its entries as made up. The launch check reports them, and the editor removes them from a list that gets others. */

/** Returns whether a photo is one of the sample's: they are called `sample-….jpg`. */
export const isSamplePhoto = (file: string) => file.startsWith('./photos/sample-');

/** Returns whether a person is one of the sample's: their surname is Sample. */
export const isSamplePerson = (name: string) => name.endsWith(' Sample');

/** Returns whether the address of a page is a placeholder: `https://www.facebook.com/example`. */
export const isExamplePage = (url: string) =>
  /^https:\/\/(www\.|m\.)?(facebook|instagram)\.com(\/example)?\/?$/i.test(url);
