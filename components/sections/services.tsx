// The whole set, on the server: only the icons that are drawn reach the page.
import { icons } from 'lucide-react';
import type { PageTexts, Service } from '@/lib/content/schema';
import { chipAt } from '../ui/chips';
import { Section, type HeadingLevel } from '../ui/section';

type Props = { page: PageTexts; services: Service[]; headingLevel: HeadingLevel };

/** The services, as chips of a colour card. */
export function Services({ page, services, headingLevel }: Props) {
  const Subheading = headingLevel === 1 ? 'h2' : 'h3';

  return (
    <Section id="services" page={page} headingLevel={headingLevel} background="paper">
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3">
        {services.map(({ title, icon, description }, position) => {
          const chip = chipAt(position);
          const Icon = icons[icon];
          return (
            <li key={title} className="group flex border border-linen bg-paper max-sm:-mt-px sm:flex-col">
              <div
                className={`relative isolate -m-px w-[72px] shrink-0 sm:h-36 sm:w-auto ${chip.text} forced-color-adjust-none`}
              >
                <span
                  className={`absolute inset-0 -z-10 origin-bottom transition-transform duration-250 sm:group-hover:scale-y-[1.07] ${chip.background}`}
                />
                <Icon className="absolute top-4 left-[18px] size-[36px] stroke-[1.5] sm:top-auto sm:bottom-5 sm:left-6 sm:size-11" />
              </div>
              <div className="min-w-0 grow px-[20px] py-3.5 sm:p-6">
                <p className="text-label font-semibold text-ink-soft uppercase tabular-figures">
                  No. {position + 1}
                </p>
                <Subheading className="mt-0.5 text-title sm:mt-1.5">{title}</Subheading>
                <p className="mt-1.5 text-ink-soft max-sm:text-small sm:mt-3">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
