import { z } from 'zod';
import { listOf, longText, text, unique } from './field-types';

const term = z
  .object({
    heading: text('A short heading. It must differ from all others'),
    text: longText('The term itself'),
  })
  .meta({ title: 'Term' });

export const termsSchema = listOf(
  term,
  'The terms, in the order on the page. Have a solicitor check them before the website goes online',
  'Terms and conditions',
)
  .superRefine(unique('heading'))
  .meta({ icon: 'gavel' });
