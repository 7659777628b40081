import * as Toast from '@radix-ui/react-toast';
import type { Phone } from '@/lib/content/types';
import { PhoneLink } from '../ui/phone-link';

type Props = {
  /** The number to call instead. */
  phone: Phone;
  onClose: () => void;
  ref?: React.Ref<HTMLLIElement>;
};

/**
 * Reports that sending failed. It stays until it is dismissed by its button, a swipe, the next attempt, or
 * Escape while it has focus, because nothing else on the page reports the failure.
 */
export function FailureToast({ phone, onClose, ref }: Props) {
  return (
    <Toast.Provider duration={Infinity}>
      <Toast.Root
        ref={ref}
        open
        onOpenChange={onClose}
        // Radix sets both to `none`. On a phone the toast is in the flow of the page, which must still
        // scroll; its words can be copied.
        style={{ touchAction: 'pan-y', userSelect: 'text' }}
        // Radix listens to the whole document: this key may be meant for the form.
        onEscapeKeyDown={(event) => {
          if (!document.activeElement?.closest('.toasts')) event.preventDefault();
        }}
        className="failure-toast floating"
      >
        {/* A swipe is for fingers. With a mouse, it selects the words. */}
        <div
          className="flex items-start gap-4 p-card low:p-3.5"
          onPointerDown={(event) => event.pointerType === 'mouse' && event.stopPropagation()}
        >
          <div className="grow">
            {/* With spaces, because Radix announces the texts without any between them. */}
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
