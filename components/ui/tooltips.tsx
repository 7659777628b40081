'use client';
// Reason: tooltips open and close in the browser.

import { useState } from 'react';
import { Tooltip, TooltipProvider } from './tooltip';

/** Finds the controls; none on the server. Closed tooltips print nothing, so both render the same. */
const findControls = () =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLElement>('[data-tooltip]')];

/** Radix's delay, in milliseconds. */
const usualDelay = 700;

/**
 * The tooltips of all controls with `data-tooltip`, which stay as the server rendered them.
 *
 * @param props.wantedAt when the first was wanted, in milliseconds: its delay includes the time to load it
 */
export default function Tooltips({ wantedAt = Infinity }: { wantedAt?: number }) {
  const [controls] = useState(findControls);
  const [delay, setDelay] = useState(() =>
    Math.max(0, usualDelay - Math.max(0, performance.now() - wantedAt)),
  );
  return (
    <TooltipProvider delayDuration={delay}>
      {controls.map((control) => (
        <Tooltip key={control.dataset.tooltip} control={control} onOpen={() => setDelay(usualDelay)} />
      ))}
    </TooltipProvider>
  );
}
