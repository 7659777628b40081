'use client';
// Reason: closes the menu when a link in it is followed or focus leaves it, and exposes its state. Opening, Escape and
// light dismiss are native (Popover API), with and without scripts.

import { Menu } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { Tooltip } from '../ui/tooltip';
import { menuId } from './early-menu';

const getSheet = () => document.getElementById(menuId);

/** Whether the menu is open. Browsers without popovers do not support the selector. */
const isOpen = () => CSS.supports('selector(:popover-open)') && getSheet()?.matches(':popover-open') === true;

function subscribe(onChange: () => void) {
  const sheet = getSheet();
  sheet?.addEventListener('toggle', onChange);
  return () => sheet?.removeEventListener('toggle', onChange);
}

/** The button that opens the menu. Browsers without popovers show the menu below the header, and no button. */
export function MenuButton() {
  return (
    <ErrorBoundary fallback={<PlainButton />}>
      <EnhancedButton />
    </ErrorBoundary>
  );
}

function EnhancedButton() {
  const button = useRef<HTMLButtonElement>(null);
  // Without scripts an aria-expanded in the exported HTML would never change. The browser exposes the state by itself.
  const open = useSyncExternalStore<boolean | undefined>(subscribe, isOpen, () => undefined);

  useLayoutEffect(() => {
    if (!window.menuIsOpen || isOpen()) return;
    getSheet()?.showPopover();
    button.current?.focus();
  }, []);

  return (
    <Tooltip label="Menu" disabled={open}>
      <PlainButton ref={button} aria-expanded={open} />
    </Tooltip>
  );
}

function PlainButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      popoverTarget={menuId}
      aria-label="Menu"
      className="-mr-2.5 flex size-[44px] items-center justify-center rounded-cut hover:bg-chalk focus-visible:-outline-offset-4 @5xl:hidden no-popover:hidden"
    >
      <Menu className="size-6" />
    </button>
  );
}

/**
 * The sheet that the button opens under the header. In the document it follows the header, which stays in view while
 * the sheet scrolls.
 */
export function MenuSheet({ children }: { children: React.ReactNode }) {
  const close = () => {
    if (isOpen()) getSheet()?.hidePopover();
  };

  return (
    // As wide as the header, so that the sheet and the navigation in the header never show together.
    <div className="@container">
      {/* Clicks on the links bubble up to here; the sheet itself is not a control. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={menuId}
        popover="auto"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) close();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isInMenu = currentTarget.contains(relatedTarget) || relatedTarget?.matches('[popovertarget]');
          if (relatedTarget && !isInMenu) close();
        }}
        className="menu-sheet border-b border-linen bg-paper text-ink shadow-float @5xl:hidden print:hidden"
      >
        {children}
      </div>
    </div>
  );
}
