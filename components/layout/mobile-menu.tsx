'use client';
// Reason: closes the menu when a link in it is followed or focus leaves it. The rest is native (Popover API), with and
// without scripts: its button opens it and exposes its state, Escape and a press outside close it.

type Props = {
  /** For the `popovertarget` of its button. */
  id: string;
  children: React.ReactNode;
};

/**
 * The sheet with the menu of small screens, under the header. In the document it follows the header, which stays in view
 * while the sheet scrolls.
 */
export function MobileMenu({ id, children }: Props) {
  // Browsers without popovers always show the menu.
  const close = (sheet: HTMLElement) => sheet.hidePopover?.();

  return (
    // As wide as the header, so that the sheet and the navigation in the header never show together.
    <div className="@container">
      {/* Clicks on the links bubble up to here; the sheet itself is not a control. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        onClick={({ currentTarget, target }) => {
          if (target instanceof Element && target.closest('a')) close(currentTarget);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isInMenu = currentTarget.contains(relatedTarget) || relatedTarget?.matches('[popovertarget]');
          if (relatedTarget && !isInMenu) close(currentTarget);
        }}
        className="menu-sheet border-b border-linen bg-paper text-ink shadow-float @5xl:hidden print:hidden"
      >
        {children}
      </div>
    </div>
  );
}
