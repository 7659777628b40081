'use client';
// Reason: Radix places and times the tooltip in the browser.

import * as Radix from '@radix-ui/react-tooltip';

/** Shares the delays among all tooltips: the first opens after 700 ms, the next within 300 ms at once. */
export function TooltipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** Shows the name of an icon-only control; `children` is that control and has its name without the tooltip too. */
export function Tooltip({ label, children }: { label: string; children: React.ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
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
