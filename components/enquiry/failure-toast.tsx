import * as Toast from '@radix-ui/react-toast';
import type { Phone } from '@/lib/content/types';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  /** The number to call instead. */
  phone: Phone;
  onClose: () => void;
  ref?: React.Ref<HTMLLIElement>;
};

/** The only report of a failure, so it stays until its button, a swipe, Escape in it or the next attempt. */
export function FailureToast({ phone, onClose, ref }: Props) {
  return (
    <Toast.Provider duration={Infinity}>
      <Toast.Root
        ref={ref}
        open
        onOpenChange={onClose}
        // Radix sets both to `none`, but on phones the page must still scroll, and text can be copied.
        style={{ touchAction: 'pan-y', userSelect: 'text' }}
        // Radix listens on the whole document, but the key may be meant for the form.
        onEscapeKeyDown={(event) => {
          if (!document.activeElement?.closest('.toasts')) event.preventDefault();
        }}
        className="failure-toast"
      >
        {/* Swiping is for touch. Dragging with a mouse selects text. */}
        <div
          className="flex flex-wrap items-start gap-x-4 gap-y-3 p-box sm:px-10 low:py-3.5"
          onPointerDown={(event) => event.pointerType === 'mouse' && event.stopPropagation()}
        >
          <div className="grow basis-40">
            {/* With trailing spaces, because Radix announces the texts with nothing between them. */}
            <Toast.Title className="font-semibold">Error </Toast.Title>
            <Toast.Description className="mt-1">Failed to send message. Please try again. </Toast.Description>
            <PhoneLink
              phone={phone}
              verb="Or call"
              className="-mb-3 inline-flex min-h-11 items-center underline underline-offset-4"
            />
          </div>
          <Toast.Close className="-mt-2 -mr-2 min-h-11 shrink-0 rounded-cut px-2 underline underline-offset-4 hover:bg-paper/15">
            Close
          </Toast.Close>
        </div>
      </Toast.Root>
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  );
}
