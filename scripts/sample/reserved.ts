import { cleanValue } from '@/lib/content/clean-text';
import { isFictionalNumber } from '@/lib/content/phone-number';
import { isExamplePage } from '@/lib/content/sample';

/** Domains reserved by RFC 2606 and RFC 6761, and their British variants. */
const exampleDomain =
  /(?<![\w-])(example(\.[a-z]{2,3}){1,2}|[\w-]+\.(example|test|invalid|localhost))(?![\w.-]*\w)/;

/** The examples in lib/content/schemas/business.ts, which the editor shows. */
const companyExample = /^01234567$|^1 High Street, Norwich|^GB 123 4567 89$/;

/** Returns the placeholder in a text, such as a number that is reserved for fiction, and what it is. */
export function findReserved(words: string): string | undefined {
  const text = cleanValue(words);
  const number = text.match(/(?:\+44|\b0)[\d ()-]{8,16}\d/g)?.find(isFictionalNumber);
  if (number) return `${number}, a number that Ofcom reserves for fiction`;
  const domain = exampleDomain.exec(text)?.[0];
  if (domain) return `${domain}, an address that is reserved for examples`;
  if (isExamplePage(text)) return `${text}, a placeholder for the address of a page`;
  if (companyExample.test(text)) return `${text}, an example of what a company states`;
  return undefined;
}
