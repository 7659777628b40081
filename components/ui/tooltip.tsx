'use client';
// Reason: tooltips open and close in the browser.

import * as Radix from '@radix-ui/react-tooltip';
import { ErrorBoundary } from './error-boundary';

/** Radix's own delays: 700 ms before the first tooltip opens, none within 300 ms after one has closed. */
export const TooltipProvider = Radix.Provider;

type Props = {
  label: string;
  /** The control. It must have an accessible name of its own. */
  children: React.ReactElement;
};

/** While the menu of a control is open, its tooltip would take the first Escape. */
function ignoreWhileMenuIsOpen(event: React.SyntheticEvent<HTMLButtonElement>) {
  if (event.currentTarget.popoverTargetElement?.matches(':popover-open')) event.preventDefault();
}

/** Radix opens the tooltip on any focus, even on that which a closing menu returns to its control. */
function ignoreUnlessFocusVisible(event: React.FocusEvent<HTMLButtonElement>) {
  const { currentTarget, relatedTarget } = event;
  const isReturned = currentTarget.popoverTargetElement?.contains(relatedTarget);
  if (isReturned || !currentTarget.matches(':focus-visible')) event.preventDefault();
  ignoreWhileMenuIsOpen(event);
}

/** Shows the name of an icon-only control. */
export function Tooltip({ label, children }: Props) {
  return (
    <ErrorBoundary fallback={children}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={ignoreUnlessFocusVisible} onPointerMove={ignoreWhileMenuIsOpen}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="floating z-50 rounded-cut border border-transparent bg-ink px-3 py-1.5 text-small text-paper"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </ErrorBoundary>
  );
}
