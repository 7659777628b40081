import * as Radix from '@radix-ui/react-tooltip';
import { useEffect, useImperativeHandle } from 'react';

/** One for tooltips that belong together: when one has closed, another opens without a delay for 300 ms. */
export const TooltipProvider = Radix.Provider;

/**
 * Shows the name of an icon-only control beside it, after Radix's delay of 700 ms.
 *
 * @param props.control an element of the page with the name as `data-tooltip`. React need not have rendered
 * it.
 */
export function Tooltip({ control }: { control: HTMLElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <PageElement element={control} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="floating z-50 rounded-cut border border-transparent bg-ink px-3 py-1.5 text-small text-paper"
        >
          {control.dataset.tooltip}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type PageElementProps = { element: HTMLElement; ref?: React.Ref<HTMLElement> };

/**
 * Passes the ref, the attributes and the event handlers that Radix gives its trigger on to an element of the
 * page.
 */
function PageElement({ element, ref, ...props }: PageElementProps) {
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    const listeners = new AbortController();
    for (const [name, value] of Object.entries<unknown>(props)) {
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

  // The pointer or the focus may have come before the script.
  useEffect(() => {
    const isHovered = element.matches(':hover') && matchMedia('(hover: hover)').matches;
    if (isHovered) element.dispatchEvent(new PointerEvent('pointermove'));
    if (element.matches(':focus-visible')) element.dispatchEvent(new FocusEvent('focus'));
  }, [element]);

  return null;
}

/** The control that had the focus when the visitor went to another window. */
let focusedOnLeaving: Element | undefined;

/** Whether an event would open a tooltip for which nobody has asked. Radix opens it on any focus. */
function isUnwanted(event: Event, control: HTMLElement) {
  if (event.type === 'blur') focusedOnLeaving = document.activeElement === control ? control : undefined;
  const menu = control instanceof HTMLButtonElement ? control.popoverTargetElement : null;
  // The tooltip would take the first Escape.
  const isMenuOpen = menu?.matches(':popover-open');
  if (event.type === 'pointermove') return isMenuOpen;
  if (!(event instanceof FocusEvent) || event.type !== 'focus') return false;
  // From another window, or from the menu that has closed.
  const isReturned =
    focusedOnLeaving === control ||
    (event.relatedTarget instanceof Node && menu?.contains(event.relatedTarget));
  return isMenuOpen || isReturned || !control.matches(':focus-visible');
}
