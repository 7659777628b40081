import { PageLink } from '../ui/page-link';

type Props = {
  headingTag: 'h2' | 'h3';
  /** Where the answer will go. */
  email: string;
  onStartAgain: () => void;
  ref: React.Ref<HTMLElement>;
};

/** Replaces the form when the enquiry has been sent. */
export function SentCard({ headingTag: Heading, email, onStartAgain, ref }: Props) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="enquiry-sent"
      aria-describedby="enquiry-answer enquiry-address"
      className="bg-chalk p-6 sm:p-10"
    >
      <Heading id="enquiry-sent" className="isolate text-heading">
        <span className="brush-stroke before:-left-[0.42em] before:bg-[var(--paint,var(--color-sage))]">
          Thank You!
        </span>
      </Heading>
      <p id="enquiry-answer" className="mt-4 text-lead">
        Your message has been sent successfully. We&apos;ll get back to you as soon as possible.
      </p>
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
