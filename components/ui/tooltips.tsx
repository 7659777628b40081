'use client';
// Reason: tooltips open and close in the browser.

import { useSyncExternalStore } from 'react';
import { Tooltip, TooltipProvider } from './tooltip';

const onServer: HTMLElement[] = [];
let inPage: HTMLElement[] | undefined;

const findControls = () => (inPage ??= [...document.querySelectorAll<HTMLElement>('[data-tooltip]')]);
const subscribe = () => () => {};

/** The tooltips of all controls with `data-tooltip`, which stay as the server rendered them. */
export default function Tooltips() {
  const controls = useSyncExternalStore(subscribe, findControls, () => onServer);
  return (
    <TooltipProvider>
      {controls.map((control) => (
        <Tooltip key={control.dataset.tooltip} control={control} />
      ))}
    </TooltipProvider>
  );
}
