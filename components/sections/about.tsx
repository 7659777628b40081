import type { AboutTexts, Business } from '@/lib/content/types';
import { Container } from '../ui/container';
import { Prose } from '../ui/prose';
import { Picture } from '../ui/picture';
import { SectionHeading } from '../ui/section-heading';
import { Stages } from './stages';

type Props = { about: AboutTexts; business: Business };

/** The owner and the business. Under the photo is the owner's name, unless it has a caption. */
export function About({ about, business }: Props) {
  const isOwnerShown = about.photo && !about.caption;
  const heading = (
    <SectionHeading id="about-heading" level={2}>
      {about.heading}
    </SectionHeading>
  );
  return (
    <section id="about" aria-labelledby="about-heading" className="about py-section">
      <Container
        className={`grid grid-cols-1 items-start gap-x-[8.333%] md:grid-cols-[5fr_7fr] lg:grid-cols-[5fr_6fr] ${about.photo ? 'gap-y-7' : ''}`}
      >
        {/* Without a photo, the heading takes its place. */}
        {about.photo ? (
          <figure className="max-w-lg print:max-w-3xs">
            <Picture
              photo={about.photo}
              boxes={[
                { media: '(min-width: 80rem)', width: '510px', ratio: 4 / 3 },
                { media: '(min-width: 64rem)', width: '39vw', ratio: 1 },
                { media: '(min-width: 48rem)', width: '35vw', ratio: 4 / 5 },
                { media: '(min-width: 40rem)', width: '32rem', ratio: 4 / 5 },
                { width: '92vw', ratio: 4 / 3 },
              ]}
              className="aspect-4/3 sm:aspect-4/5 lg:aspect-square min-[72rem]:aspect-4/3"
            />
            <figcaption className="mt-2 text-small">
              <span className="block">{about.caption ?? 'Owner'}</span>
              {isOwnerShown && (
                <span translate="no" className="block font-heading text-title">
                  {business.owner}
                </span>
              )}
            </figcaption>
          </figure>
        ) : (
          heading
        )}
        <div>
          {about.photo && heading}
          <div className="mt-4 flex max-w-measure flex-col gap-4 sm:gap-5 sm:text-lead">
            {about.text.map((paragraph) => (
              <Prose key={paragraph}>{paragraph}</Prose>
            ))}
          </div>
          {!isOwnerShown && (
            <p translate="no" className="mt-4 sm:mt-6">
              <span className="font-semibold">{business.owner}</span>
              {business.name !== business.owner && <>, {business.name}</>}
            </p>
          )}
        </div>
      </Container>
      {about.quote && (
        <Container className="mt-section print:mt-6 print:break-after-avoid">
          <p className="max-w-4xl font-heading text-[min(clamp(2rem,1.4rem+2.8vw,4rem),max(11vw,1.1875rem))]/[1.1] tracking-[-0.015em] text-balance">
            {about.quote}
          </p>
        </Container>
      )}
      {about.stages && <Stages {...about.stages} />}
    </section>
  );
}
