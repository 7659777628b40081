// The whole set, on the server: only the icons that are drawn reach the page.
import { icons } from 'lucide-react';
import type { Page, Service } from '@/content/schema';
import { chipAt } from '../ui/chips';
import { Section, type HeadingLevel } from '../ui/section';

type Props = { page: Page; services: Service[]; headingLevel: HeadingLevel };

/** The services, as chips of a colour card. */
export function Services({ page, services, headingLevel }: Props) {
  const Title = headingLevel === 1 ? 'h2' : 'h3';

  return (
    <Section
      id="services"
      headingLevel={headingLevel}
      heading={page.heading}
      intro={page.intro}
      background="paper"
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ title, icon, description }, position) => {
          const chip = chipAt(position);
          const Icon = icons[icon];
          return (
            <li key={title} className="group flex flex-col border border-linen bg-paper">
              <div className={`relative isolate -m-px h-36 ${chip.text} forced-color-adjust-none`}>
                <span
                  className={`absolute inset-0 -z-10 origin-bottom transition-transform duration-250 group-hover:scale-y-[1.07] ${chip.background}`}
                />
                <Icon className="absolute bottom-5 left-6 size-11 stroke-[1.5]" />
              </div>
              <div className="grow p-6">
                <p className="text-label font-semibold text-ink-soft uppercase tabular-figures">
                  No. {position + 1}
                </p>
                <Title className="mt-1.5 text-title">{title}</Title>
                <p className="mt-3 text-ink-soft">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
