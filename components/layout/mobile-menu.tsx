'use client';
// Reason: a link inside does not load a new page, so the menu must be closed by hand, as where the Tab key leaves it,
// and its state told to screen readers. Opening, Escape and a press outside are the browser's (Popover API), with or without scripts.

import { Menu } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon';
import { Tooltip } from '../ui/tooltip';

/** The control and the sheet it opens under the header; `children` is what the sheet holds. */
export function MobileMenu({ children }: { children: React.ReactNode }) {
  const control = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = sheet.current;
    // Not as a prop: the button may stand under its tooltip unhydrated (see there), and React would make a new one.
    const tellState = () => {
      const open = element?.matches(':popover-open') ?? false;
      control.current?.querySelector('button')?.setAttribute('aria-expanded', String(open));
    };
    tellState();
    element?.addEventListener('toggle', tellState);
    return () => element?.removeEventListener('toggle', tellState);
  }, []);

  return (
    <div className="lg:hidden">
      <div ref={control}>
        <Tooltip label="Menu">
          <button
            type="button"
            popoverTarget="menu"
            aria-label="Menu"
            // Without scripts nobody would keep aria-expanded true; the browser then tells the state itself.
            suppressHydrationWarning
            className="flex size-11 items-center justify-center rounded-cut hover:bg-chalk"
          >
            <Icon shapes={Menu} className="size-6" />
          </button>
        </Tooltip>
      </div>
      {/* A press on a link comes here by bubbling; the sheet itself is not a control. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={sheet}
        id="menu"
        popover="auto"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) sheet.current?.hidePopover();
        }}
        // The page behind it goes on after its last link.
        onBlur={({ relatedTarget }) => {
          const left = relatedTarget && !control.current?.parentElement?.contains(relatedTarget);
          if (left) sheet.current?.hidePopover();
        }}
        className="menu-sheet border-b border-linen bg-paper text-ink shadow-float"
      >
        {children}
      </div>
    </div>
  );
}
