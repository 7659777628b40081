'use client';
// Reason: the tooltip's code is fetched in the browser, by the first visitor with a mouse or a keyboard.

import { lazy, Suspense } from 'react';

type Props = { label: string; children: React.ReactElement };

/**
 * Waits for a tooltip to be possible: fingers never open one. Until then the controls stand as the server has made
 * them, unhydrated, and do what browsers do by themselves.
 */
const RadixTooltip = lazy(async () => {
  if (typeof window !== 'undefined') await mouseOrKey();
  try {
    return { default: (await import('./radix-tooltip')).RadixTooltip };
  } catch {
    // The network is down; a control is named without its tooltip too.
    return { default: ({ children }: Props) => children };
  }
});

function mouseOrKey() {
  return new Promise<void>((resolve) => {
    const seen = new AbortController();
    const look = (event: Event) => {
      if ('pointerType' in event && event.pointerType === 'touch') return;
      seen.abort();
      resolve();
    };
    for (const sign of ['pointermove', 'keydown']) addEventListener(sign, look, { signal: seen.signal });
  });
}

/** Shows the name of an icon-only control; `children` is that control and has its name without the tooltip too. */
export function Tooltip(props: Props) {
  return (
    <Suspense fallback={props.children}>
      <RadixTooltip {...props} />
    </Suspense>
  );
}
