import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';

/** How long the pointer rests on a control before its tooltip opens, and after one has closed the next opens at once. */
const delay = { open: 700, skip: 300 };

/** When the last tooltip closed, by the page's clock. Radix knows it of one provider, but each of ours has its own. */
let closedAt = -Infinity;

/** The tooltip of an icon-only control; see tooltip.tsx. */
export function RadixTooltip({ label, children }: { label: string; children: React.ReactElement }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  // The pointer whose first move has fetched this may rest on the control by now, and would tell so only by moving on.
  useEffect(() => {
    if (trigger.current?.matches(':hover:not(:focus)')) {
      trigger.current.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    }
  }, []);

  function change(next: boolean) {
    if (open && !next) closedAt = performance.now();
    setOpen(next);
  }

  return (
    <Radix.Provider delayDuration={delay.open} skipDelayDuration={delay.skip}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger
          asChild
          ref={trigger}
          onPointerEnter={({ pointerType }) => {
            if (pointerType !== 'touch' && performance.now() - closedAt < delay.skip) change(true);
          }}
          onFocus={(event) => {
            // Focus by a press before this was here, told of only now.
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
        >
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
    </Radix.Provider>
  );
}
