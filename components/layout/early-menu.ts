declare global {
  interface Window {
    /** Whether the visitor has the menu open. React replaces the page when something has changed it before hydration. */
    menuIsOpen?: boolean;
  }
}

/** The id of the sheet. */
export const menuId = 'menu';

/** Records whether the menu is open. Bundled into the loader (scripts/build/seal/loader.ts). */
export function watchMenu(): void {
  document.getElementById(menuId)?.addEventListener('toggle', ({ newState }) => {
    window.menuIsOpen = newState === 'open';
  });
}
