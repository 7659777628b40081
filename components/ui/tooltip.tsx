import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useImperativeHandle } from 'react';

/** Groups tooltips: within 300 ms after one closes, another opens without a delay. */
export const TooltipProvider = Radix.Provider;

/**
 * Shows the name of an icon-only control beside it.
 *
 * @param props.control an element with its name in `data-tooltip`, which React need not have rendered
 */
export function Tooltip({ control, onOpen }: { control: HTMLElement; onOpen: () => void }) {
  return (
    <Radix.Root onOpenChange={onOpen}>
      <Radix.Trigger asChild>
        <PageElement element={control} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-hidden="true"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 rounded-cut border border-transparent bg-ink px-3 py-1.5 text-small text-paper [box-shadow:0_16px_32px_-8px_rgb(0_0_0/20%)]"
        >
          {control.dataset.tooltip}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type PageElementProps = { element: HTMLElement; ref?: React.Ref<HTMLElement> };

/** Passes the ref, attributes and event handlers that Radix gives its trigger to an existing element. */
function PageElement({ element, ref, ...props }: PageElementProps) {
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    const listeners = new AbortController();
    for (const [name, value] of Object.entries<unknown>(props)) {
      // The tooltip repeats the name: as a description, it would be announced twice.
      if (name === 'aria-describedby') continue;
      if (typeof value === 'function') {
        // `pointermove` for `onPointerMove`.
        const type = name.slice('on'.length).toLowerCase();
        const listener = (event: Event) => {
          if (!isUnwanted(event, element)) value(event);
        };
        element.addEventListener(type, listener, listeners);
      } else if (value === undefined) {
        element.removeAttribute(name);
      } else {
        element.setAttribute(name, String(value));
      }
    }
    return () => listeners.abort();
  });

  // The control may have been hovered or focused before the script ran.
  useEffect(() => {
    const isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isHovered) element.dispatchEvent(new PointerEvent('pointermove'));
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'));
  }, [element]);

  return null;
}

/** The control that had focus when the window lost it. */
let focusedOnLeaving: Element | undefined;

/** Whether an event would open a tooltip that nobody asked for: Radix opens it on any focus. */
function isUnwanted(event: Event, control: HTMLElement) {
  if (event.type === 'blur') focusedOnLeaving = document.activeElement === control ? control : undefined;
  const menu = control instanceof HTMLButtonElement ? control.popoverTargetElement : null;
  // An open tooltip would take the first Escape.
  const isMenuOpen = menu?.matches(':popover-open');
  if (event.type === 'pointermove') return isMenuOpen;
  if (!(event instanceof FocusEvent) || event.type !== 'focus') return false;
  // Focus returns from another window, or from the menu that has closed.
  const isReturned =
    focusedOnLeaving === control ||
    (event.relatedTarget instanceof Node && menu?.contains(event.relatedTarget));
  return isMenuOpen || isReturned || !control.matches(':focus-visible');
}
