import { PageLink } from '../ui/page-link';
import { reveal } from './reveal';

type Props = {
  headingTag: 'h2' | 'h3';
  /** Where the answer will go. */
  email: string;
  /** When the business answers. */
  answer?: string;
  onStartAgain: () => void;
};

/** Focuses the card and scrolls to its heading: a low window has no room for the whole card. */
function takeFocus(card: HTMLElement | null) {
  card?.focus({ preventScroll: true });
  reveal(card, card?.querySelector('#enquiry-sent'));
}

/** Replaces the form when the enquiry has been sent, and takes focus. */
export function SentCard({ headingTag: Heading, email, answer, onStartAgain }: Props) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="enquiry-sent"
      aria-describedby="enquiry-answer enquiry-when enquiry-address"
      className="bg-chalk p-6 sm:p-10 lg:pb-24"
    >
      <Heading id="enquiry-sent" className="isolate text-heading">
        <span className="brush-stroke before:bg-sage">Thank You!</span>
      </Heading>
      <p id="enquiry-answer" className="mt-4 text-lead">
        Your message has been sent successfully. We&apos;ll get back to you as soon as possible.
      </p>
      {answer && (
        <p id="enquiry-when" className="mt-2 text-lead">
          {answer}
        </p>
      )}
      <p id="enquiry-address" className="mt-3">
        We&apos;ll write to <strong translate="no">{email}</strong>. If that is wrong, send another message.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" onClick={onStartAgain} className="button button-secondary">
          Send Another Message
        </button>
        <PageLink href="/gallery" className="text-link">
          See our gallery
        </PageLink>
      </div>
    </section>
  );
}
