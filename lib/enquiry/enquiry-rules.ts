import * as z from 'zod/mini';
import { emailAddress } from '../email-address';

/* The rules of an enquiry, in zod/mini for browsers. A field shows its first message, so order matters. */

const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const trim = (text: string) => text.trim();

/** Trims an address, and removes invisible characters, and full stops and commas at the end. */
const cleanAddress = (address: string) =>
  trim(address.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).replace(/[.,]+$/, '');

/** How long a message may be, in characters. */
export const messageLimit = 2000;

/** Counts the characters of a text as the rules do. */
export const countCharacters = (text: string) => [...trim(text)].length;

const text = (clean: typeof trim, pattern: RegExp, invalid: string, length: number, tooLong: string) =>
  z.string().check(z.overwrite(clean), z.regex(pattern, invalid), z.maxLength(length, tooLong));

const enquirySchema = z.object({
  name: text(trim, visible, 'Name is required', 100, 'Name must be less than 100 characters'),
  email: text(
    cleanAddress,
    emailAddress,
    'Invalid email address',
    255,
    'Email must be less than 255 characters',
  ),
  message: text(
    trim,
    visible,
    'Message is required',
    messageLimit,
    'Message must be less than 2000 characters',
  ),
});

export type Enquiry = z.infer<typeof enquirySchema>;

/** The message of each field that fails a rule. */
export type EnquiryErrors = { [Field in keyof Enquiry]?: string };

type Checked = { valid: true; enquiry: Enquiry } | { valid: false; errors: EnquiryErrors };

/** Trims and validates a form. Returns the trimmed enquiry, or one message for each invalid field. */
export function checkEnquiry(values: unknown): Checked {
  const result = enquirySchema.safeParse(values);
  if (result.success) return { valid: true, enquiry: result.data };

  const { fieldErrors } = z.flattenError(result.error);
  const errors = Object.entries(fieldErrors).map(([field, messages]) => [field, messages?.[0]]);
  return { valid: false, errors: Object.fromEntries(errors) };
}

/** Rechecks only the fields with an error: others may be unfinished. Returns the errors that are left. */
export function recheckEnquiry(values: unknown, errors: EnquiryErrors): EnquiryErrors {
  const checked = checkEnquiry(values);
  const before = new Map(Object.entries(errors));
  const now = Object.entries(checked.valid ? {} : checked.errors);
  return Object.fromEntries(now.filter(([field]) => before.get(field)));
}
