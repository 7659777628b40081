import { useEffect, useRef } from 'react';

type Props = { headingTag: 'h2' | 'h3'; onStartAgain: () => void };

/** Replaces the form when the enquiry has been sent, and takes focus. */
export function SentCard({ headingTag: Heading, onStartAgain }: Props) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="enquiry-sent"
      aria-describedby="enquiry-answer"
      className="border-t-8 border-sage bg-chalk p-6 sm:p-10"
    >
      <Heading id="enquiry-sent" className="text-heading">
        Thank You!
      </Heading>
      <p id="enquiry-answer" className="mt-4 text-lead">
        Your message has been sent successfully. We&apos;ll get back to you as soon as possible.
      </p>
      <button type="button" onClick={onStartAgain} className="button button-secondary mt-8">
        Send Another Message
      </button>
    </section>
  );
}
