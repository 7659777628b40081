'use client';
// Reason: the tooltip's code is fetched in the browser, by the first visitor with a mouse or a keyboard.

import { lazy, Suspense } from 'react';
import { firstSign } from './first-sign';

type Props = { label: string; children: React.ReactElement };

/**
 * Waits for the visitor's first sign: a mouse or a key can open a tooltip, a finger never does. Until then the controls
 * stand as the server has made them, unhydrated, and do what browsers do by themselves. After it they must hydrate, with
 * a tooltip or without: React cannot change pages around what waits, and would try again without end.
 */
const RadixTooltip = lazy(async () => {
  if (typeof window !== 'undefined' && !canOpenTooltips(await firstSign)) return { default: Bare };
  try {
    return { default: (await import('./radix-tooltip')).RadixTooltip };
  } catch {
    // The network is down; a control is named without its tooltip too.
    return { default: Bare };
  }
});

function canOpenTooltips(sign: Event) {
  return sign.type === 'keydown' || ('pointerType' in sign && sign.pointerType === 'mouse');
}

function Bare({ children }: Props) {
  return children;
}

/** Shows the name of an icon-only control; `children` is that control and has its name without the tooltip too. */
export function Tooltip(props: Props) {
  return (
    <Suspense fallback={props.children}>
      <RadixTooltip {...props} />
    </Suspense>
  );
}
