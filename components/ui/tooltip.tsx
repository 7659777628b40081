'use client';
// Reason: tooltips open and close in the browser.

import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from './error-boundary';

/** Radix's own delay before the first tooltip opens, in milliseconds. There is none within 300 ms after one has closed. */
const delay = 700;

export const TooltipProvider = Radix.Provider;

type Props = {
  label: string;
  /** The control. It must have an accessible name of its own. */
  children: React.ReactElement;
};

const isMenuOpen = (control: HTMLButtonElement) => control.popoverTargetElement?.matches(':popover-open');

/** While the menu of a control is open, its tooltip would take the first Escape. */
function ignoreWhileMenuIsOpen(event: React.SyntheticEvent<HTMLButtonElement>) {
  if (isMenuOpen(event.currentTarget)) event.preventDefault();
}

/** Radix opens the tooltip on any focus, even on that which a closing menu returns to its control. */
function ignoreUnlessFocusVisible(event: React.FocusEvent<HTMLButtonElement>) {
  const { currentTarget, relatedTarget } = event;
  const isReturned = currentTarget.popoverTargetElement?.contains(relatedTarget);
  if (isReturned || !currentTarget.matches(':focus-visible')) event.preventDefault();
  ignoreWhileMenuIsOpen(event);
}

/** Shows the name of an icon-only control. If it throws, the control remains. */
export function Tooltip(props: Props) {
  return (
    <ErrorBoundary fallback={props.children}>
      <RadixTooltip {...props} />
    </ErrorBoundary>
  );
}

function RadixTooltip({ label, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // Radix opens it for what comes to the control from now on. The page may have hydrated because something came before.
  useEffect(() => {
    const control = trigger.current;
    const { tooltipWanted } = window;
    if (!control || tooltipWanted === undefined) return;
    const timer = setTimeout(
      () => {
        if (control.matches(':hover, :focus-visible') && !isMenuOpen(control)) setOpen(true);
      },
      control.matches(':focus-visible') ? 0 : tooltipWanted + delay - performance.now(),
    );
    return () => clearTimeout(timer);
  }, []);

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        ref={trigger}
        asChild
        onFocus={ignoreUnlessFocusVisible}
        onPointerMove={ignoreWhileMenuIsOpen}
      >
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
  );
}
