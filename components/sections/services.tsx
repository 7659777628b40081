import type { Photo, Service, ServicesTexts } from '@/lib/content/types';
import { CallToAction } from '../layout/call-to-action';
import { GalleryPreview } from './gallery-preview';
import { serviceIcons } from '@/lib/service-icons';
import { Prose } from '../ui/prose';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import type { HeadingLevel } from '../ui/section-heading';

type Props = {
  texts: ServicesTexts;
  services: Service[];
  /** The photos of the gallery. */
  photos: Photo[];
  headingLevel: HeadingLevel;
};

/** The services, with photos of the gallery. The home page has the form, so it needs no call to action. */
export function Services({ texts, services, photos, headingLevel }: Props) {
  const Subheading = headingLevel === 1 ? 'h2' : 'h3';

  return (
    <Section id="services" texts={texts} headingLevel={headingLevel} background="paper" isInThirds>
      <ul className="cards flex flex-wrap gap-8 sm:gap-y-10">
        {services.map(({ title, icon, description, photo }, position) => {
          const Icon = serviceIcons[icon];
          // From 64rem, in a last row of one or two.
          const isWide = position >= services.length - (services.length % 3);
          return (
            <li
              key={title}
              className="@container min-w-0 grow basis-full sm:basis-2/5 lg:basis-3/10 print:pb-5"
            >
              <div
                className={`flex flex-wrap gap-4 sm:flex-col sm:flex-nowrap @[44rem]:flex-row @[44rem]:items-center @[44rem]:gap-8 ${photo ? '' : 'border-t border-linen pt-4'}`}
              >
                {photo && (
                  <Picture
                    photo={photo}
                    boxes={[
                      { media: '(min-width: 110rem)', width: isWide ? '43rem' : '29rem', ratio: 3 / 2 },
                      { media: '(min-width: 81rem)', width: isWide ? '37rem' : '25rem', ratio: 3 / 2 },
                      { media: '(min-width: 64rem)', width: isWide ? '46vw' : '31vw', ratio: 3 / 2 },
                      { media: '(min-width: 40rem)', width: '46vw', ratio: 3 / 2 },
                      { width: '30vw', ratio: 1 },
                    ]}
                    className="aspect-square shrink-0 grow basis-[30%] self-start sm:aspect-3/2 sm:grow-0 sm:basis-auto sm:self-stretch @[44rem]:basis-1/2"
                  />
                )}
                {/* At 200% text size, a phone has no room for this beside the photo, so it wraps below. */}
                <div className="min-w-0 grow-999 basis-44 sm:basis-auto">
                  <div className="flex gap-[10px]">
                    <Icon className="mt-[0.25em] size-[22px] shrink-0 stroke-[1.5]" />
                    <Subheading className="text-title">{title}</Subheading>
                  </div>
                  <Prose className="mt-1.5 max-w-measure text-ink-soft max-sm:text-small sm:mt-2">
                    {description}
                  </Prose>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <GalleryPreview photos={photos} isHome={headingLevel === 2} />
      {headingLevel === 1 && texts.invitation && <CallToAction text={texts.invitation} />}
    </Section>
  );
}
