import type { Business, Photo, Service, ServicesTexts } from '@/lib/content/types';
import { CallToAction } from './call-to-action';
import { GalleryPreview } from './gallery-preview';
import { swatchAt } from '../ui/swatches';
import { serviceIcons } from '@/lib/service-icons';
import { LongText } from '../ui/long-text';
import { Section } from '../ui/section';
import type { HeadingLevel } from '../ui/section-heading';

type Props = {
  texts: ServicesTexts;
  services: Service[];
  /** The photos of the gallery. */
  photos: Photo[];
  quoteButton: string;
  business: Business;
  headingLevel: HeadingLevel;
};

/** The services as swatches, and some photos. The home page has the form, so it needs no call to action. */
export function Services({ texts, services, photos, quoteButton, business, headingLevel }: Props) {
  const Subheading = headingLevel === 1 ? 'h2' : 'h3';

  return (
    <Section id="services" texts={texts} headingLevel={headingLevel} background="paper">
      <ul className="gap-6 sm:flex sm:flex-wrap">
        {services.map(({ title, icon, description }, position) => {
          const swatch = swatchAt(position);
          const Icon = serviceIcons[icon];
          return (
            <li
              key={title}
              className="flex flex-wrap border border-linen bg-paper max-sm:-mt-px sm:grow sm:basis-2/5 sm:flex-col sm:flex-nowrap lg:basis-3/10"
            >
              <div
                aria-hidden="true"
                className={`-m-px flex min-h-[72px] min-w-[76px] grow flex-col items-start justify-between gap-x-3 gap-y-1 px-[8px] py-[14px] sm:min-h-24 sm:grow-0 sm:flex-row sm:flex-wrap sm:content-end sm:items-end sm:px-6 sm:py-4 print:hidden ${swatch.text} ${swatch.background} forced-color-adjust-none`}
              >
                <Icon className="size-[36px] stroke-[1.5] max-sm:ml-[10px] sm:size-10" />
                <span className="text-[0.75rem] sm:text-[0.8125rem] sm:tracking-[0.04em]">{swatch.name}</span>
              </div>
              {/* At 200% text size, a phone has no room for this beside the swatch, so it wraps below. */}
              <div className="min-w-0 grow-999 basis-44 px-box py-3.5 sm:basis-auto sm:p-6">
                <Subheading className="text-title">{title}</Subheading>
                <LongText className="mt-1.5 max-w-measure text-ink-soft max-sm:text-small sm:mt-3">
                  {description}
                </LongText>
              </div>
            </li>
          );
        })}
      </ul>
      <GalleryPreview photos={photos} quoteButton={headingLevel === 2 ? quoteButton : undefined} />
      {headingLevel === 1 && texts.invitation && (
        <CallToAction text={texts.invitation} button={quoteButton} business={business} />
      )}
    </Section>
  );
}
