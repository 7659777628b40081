import { buttonStyles } from '../ui/button-styles';
import { Link } from '../ui/link';

type Props = {
  text: string;
  button: string;
  /** The number of items in the grid, which has two columns on medium screens and three on large ones. */
  items: number;
  /** Leaves it out on phones: where the contact form follows, it is only there to fill a row. */
  wideOnly?: boolean;
};

/** A link to the contact page that fills the last row of a grid; hidden where that row is already full. */
export function Invitation({ text, button, items, wideOnly = false }: Props) {
  const medium = items % 2 === 0 ? 'md:hidden' : 'md:flex';
  const large = ['lg:hidden', 'lg:flex lg:col-span-2', 'lg:flex lg:col-span-1'][items % 3] ?? '';

  return (
    <div
      className={`on-dark flex-col items-start justify-center gap-5 self-stretch bg-heritage p-6 text-paper md:p-8 lg:p-10 print:hidden ${wideOnly ? 'max-md:hidden' : 'max-md:flex'} ${medium} ${large}`}
    >
      <p className="max-w-md font-heading text-quote text-balance">{text}</p>
      <Link href="/contact" className={buttonStyles('light')}>
        {button}
      </Link>
    </div>
  );
}
