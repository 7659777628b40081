import * as Toast from '@radix-ui/react-toast';

type Props = {
  /** Its text. With spaces at the end of each block, because Radix announces them with nothing between. */
  children: React.ReactNode;
  onClose: () => void;
  ref?: React.RefCallback<HTMLElement>;
};

/** The only report of a failure, so it stays until its button, a swipe, Escape in it or the next attempt. */
export function FailureToast({ children, onClose, ref }: Props) {
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
          <div className="grow basis-40">{children}</div>
          <Toast.Close className="-mt-2 -mr-2 min-h-11 shrink-0 rounded-cut px-2 underline underline-offset-4 hover:bg-paper/15">
            Close
          </Toast.Close>
        </div>
      </Toast.Root>
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  );
}
