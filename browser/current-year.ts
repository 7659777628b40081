/** Writes the visitor's year into the footer: the site may have been built in an earlier one. */
export function writeCurrentYear(): void {
  document.getElementById('current-year')?.replaceChildren(`${new Date().getFullYear()}`);
}
