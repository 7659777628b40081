type Props = {
  /** For the `popovertarget` of its button. */
  id: string;
  children: React.ReactNode;
};

/**
 * The sheet with the menu of small screens, under the header. In the document it follows the header, which stays in view
 * while the sheet scrolls. It is the browser's (Popover API): its button opens it and exposes its state, Escape and a click
 * outside close it. watch-menu.ts closes it when it is left.
 */
export function MobileMenu({ id, children }: Props) {
  return (
    // As wide as the header, so that the sheet and the navigation in the header never show together.
    <div className="@container">
      <div
        id={id}
        popover="auto"
        className="menu-sheet border-b border-linen bg-paper text-ink shadow-float print:hidden navigation-fits:hidden"
      >
        {children}
      </div>
    </div>
  );
}
