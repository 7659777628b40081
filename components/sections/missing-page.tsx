import Link from 'next/link';
import { buttonStyles } from '../ui/button-styles';
import { Container } from '../ui/container';
import { LogMissingPath } from './log-missing-path';

/** What stands where nothing does: an empty chip of the colour card. */
export function MissingPage() {
  return (
    <section aria-labelledby="missing-heading" className="py-section">
      <Container className="grid items-center gap-12 md:grid-cols-[5fr_7fr] lg:gap-20">
        <div aria-hidden="true" className="border-linen max-w-sm border bg-paper">
          <div className="bg-chalk aspect-[4/3]" />
          <div className="border-linen border-t p-5">
            <p className="text-label text-ink-soft font-semibold uppercase">No. 404</p>
            <p className="font-heading text-title mt-1 font-semibold">Missing Magnolia</p>
          </div>
        </div>
        <div>
          <h1 id="missing-heading" className="text-display">
            Oops! Page not found
          </h1>
          <p className="text-lead text-ink-soft mt-5">There is no page at this address. It may have been painted over.</p>
          <Link href="/" className={`${buttonStyles('primary')} mt-8`}>
            Return to Home
          </Link>
        </div>
      </Container>
      <LogMissingPath />
    </section>
  );
}
