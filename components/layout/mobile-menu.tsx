'use client';
// Reason: closes the menu when a link in it is followed or focus leaves it, and exposes its state. Opening, Escape and
// light dismiss are native (Popover API), with and without scripts.

import { Menu } from 'lucide-react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { Tooltip } from '../ui/tooltip';

/** The menu button and the sheet it opens under the header; `children` is what the sheet holds. */
export function MobileMenu({ children }: { children: React.ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const open = useSyncExternalStore<boolean | undefined>(
    useCallback((onChange) => {
      const element = sheet.current;
      element?.addEventListener('toggle', onChange);
      return () => element?.removeEventListener('toggle', onChange);
    }, []),
    () => sheet.current?.matches(':popover-open') ?? false,
    // Without scripts an aria-expanded in the exported HTML would never change. The browser exposes the state by itself.
    () => undefined,
  );

  const close = () => sheet.current?.hidePopover();

  return (
    <div ref={container} className="lg:hidden">
      <Tooltip label="Menu" disabled={open}>
        <button
          type="button"
          popoverTarget="menu"
          aria-label="Menu"
          aria-expanded={open}
          className="flex size-11 items-center justify-center rounded-cut hover:bg-chalk"
        >
          <Menu className="size-6" />
        </button>
      </Tooltip>
      {/* Clicks on the links bubble up to here; the sheet itself is not a control. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={sheet}
        id="menu"
        popover="auto"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close();
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !container.current?.contains(relatedTarget)) close();
        }}
        className="menu-sheet border-b border-linen bg-paper text-ink shadow-float"
      >
        {children}
      </div>
    </div>
  );
}
