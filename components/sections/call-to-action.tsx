import { PageLink } from '../ui/page-link';

type Props = {
  text: string;
  button: string;
  /** The number of items in the grid, which has two columns on medium screens and three on large ones. */
  items: number;
  /** Leaves it out on phones: where the contact form follows, it is only there to fill a row. */
  wideOnly?: boolean;
};

/** A link to the contact page that fills the last row of a grid; hidden where that row is already full. */
export function CallToAction({ text, button, items, wideOnly = false }: Props) {
  const visibility = [
    wideOnly && 'max-md:hidden',
    items % 2 === 0 && 'md:max-lg:hidden',
    items % 3 === 0 && 'lg:hidden',
    items % 3 === 1 && 'lg:col-span-2',
  ].filter(Boolean);

  return (
    <div
      className={`on-dark flex flex-col items-start justify-center gap-5 self-stretch bg-heritage p-6 text-paper md:p-8 lg:p-10 print:hidden ${visibility.join(' ')}`}
    >
      <p className="max-w-md font-heading text-quote text-balance">{text}</p>
      <PageLink href="/contact" className="button button-light">
        {button}
      </PageLink>
    </div>
  );
}
