'use client';
// Reason: the tooltip's code is fetched in the browser, by the first visitor with a mouse or a keyboard.

import { lazy, Suspense } from 'react';

type Props = { label: string; children: React.ReactElement };

/**
 * Waits for the visitor's first sign: a mouse or a key can open a tooltip, a finger never does. Until then the controls
 * stand as the server has made them, unhydrated, and do what browsers do by themselves. After it they must hydrate, with
 * a tooltip or without: React cannot change pages around what waits, and would try again without end.
 */
const RadixTooltip = lazy(async () => {
  if (typeof window !== 'undefined' && !(await canOpenTooltips())) return { default: Bare };
  try {
    return { default: (await import('./radix-tooltip')).RadixTooltip };
  } catch {
    // The network is down; a control is named without its tooltip too.
    return { default: Bare };
  }
});

function Bare({ children }: Props) {
  return children;
}

/**
 * Whether the first sign of the visitor is one of a mouse or a key. A click alone comes from assistive technology, and a
 * step back in the history from the browser's own button.
 */
function canOpenTooltips() {
  return new Promise<boolean>((resolve) => {
    const seen = new AbortController();
    const look = (event: Event) => {
      seen.abort();
      resolve(event.type === 'keydown' || ('pointerType' in event && event.pointerType === 'mouse'));
    };
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'click', 'popstate']) {
      addEventListener(sign, look, { signal: seen.signal, capture: true });
    }
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
