'use client';
// Reason: tooltips open and close in the browser.

import * as Radix from '@radix-ui/react-tooltip';
import { useRef, useState } from 'react';
import { ErrorBoundary } from './error-boundary';

/** Radix's own delays: 700 ms before the first tooltip opens, none within 300 ms after one has closed. */
export const TooltipProvider = Radix.Provider;

type Props = {
  label: string;
  /** The control. It must have an accessible name of its own. */
  children: React.ReactElement;
};

/** Shows the name of an icon-only control. */
export function Tooltip(props: Props) {
  return (
    <ErrorBoundary fallback={props.children}>
      <EnhancedTooltip {...props} />
    </ErrorBoundary>
  );
}

function EnhancedTooltip({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  /** Keeps the tooltip closed while the menu of its control is open: it would take the first Escape. */
  function change(next: boolean) {
    setOpen(next && !trigger.current?.popoverTargetElement?.matches(':popover-open'));
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Trigger ref={trigger} asChild>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 rounded-cut border border-transparent bg-ink px-3 py-1.5 text-small text-paper shadow-float"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
