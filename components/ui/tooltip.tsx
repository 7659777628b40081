'use client';
// Reason: the tooltip's code is fetched in the browser, by the first visitor with a mouse or a keyboard.

import { lazy, Suspense, useState } from 'react';
import { firstSign } from './first-sign';

type Props = { label: string; children: React.ReactElement };

/** The tooltip itself once its code has come. */
let loaded = Bare;

/**
 * Waits for the visitor's first sign: a mouse or a key can open a tooltip, a finger never does. Until then the controls
 * stand as the server has made them, unhydrated, and do what browsers do by themselves. After it they must hydrate, with
 * a tooltip or without: React cannot change pages around what waits, and would try again without end.
 */
const RadixTooltip = lazy(async () => {
  if (typeof window !== 'undefined' && !canOpenTooltips(await firstSign)) return { default: Bare };
  try {
    loaded = (await import('./radix-tooltip')).RadixTooltip;
    return { default: loaded };
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

/**
 * The same for a control that is not there from the beginning. Where the tooltip's code has not come before it, it stays
 * without: one that is put around it later makes the control anew, and takes the focus from it.
 */
export function LateTooltip(props: Props) {
  const [Loaded] = useState(() => loaded);
  return <Loaded {...props} />;
}
