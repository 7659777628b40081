'use client';
// Reason: a link inside does not load a new page, so the menu must be closed by hand, and its state told to screen
// readers. Opening, Escape and a press outside are the browser's (Popover API), with or without scripts.

import { Menu } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Tooltip } from '../ui/tooltip';

/** The control and the sheet it opens under the header; `children` is what the sheet holds. */
export function MobileMenu({ children }: { children: React.ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const open = useSyncExternalStore(
    (notify) => {
      const element = sheet.current;
      element?.addEventListener('toggle', notify);
      return () => element?.removeEventListener('toggle', notify);
    },
    () => sheet.current?.matches(':popover-open') ?? false,
    // Without scripts nobody would keep the attribute true; the browser then tells the state itself.
    () => undefined,
  );

  return (
    <div className="lg:hidden">
      <Tooltip label="Menu">
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
      {/* A press on a link comes here by bubbling; the sheet itself is not a control. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={sheet}
        id="menu"
        popover="auto"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) sheet.current?.hidePopover();
        }}
        className="menu-sheet border-b border-linen bg-paper text-ink shadow-float"
      >
        {children}
      </div>
    </div>
  );
}
