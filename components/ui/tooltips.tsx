'use client';
// Reason: tooltips open and close in the browser.

import { useState } from 'react';
import { Tooltip, TooltipProvider } from './tooltip';

/** Finds the controls; none on the server. It prints nothing for them, so the browser may begin with more. */
const findControls = () =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll<HTMLElement>('[data-tooltip]')];

/** The tooltips of all controls with `data-tooltip`, which stay as the server rendered them. */
export default function Tooltips() {
  const [controls] = useState(findControls);
  return (
    <TooltipProvider>
      {controls.map((control) => (
        <Tooltip key={control.dataset.tooltip} control={control} />
      ))}
    </TooltipProvider>
  );
}
