import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { TooltipProvider } from '../ui/tooltip';
import { ContactForm } from './contact-form';
import { sendEnquiry } from './send-enquiry';

/* How a press may end, without a form service. Failures, drafts and browsers without scripts are tested in e2e/contact-form. */

jest.mock('./send-enquiry');
const send = jest.mocked(sendEnquiry);

const endpoint = 'https://forms.example.com/enquiries';
const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint my shed.' };

let user: UserEvent;
beforeEach(() => {
  send.mockReset();
  user = userEvent.setup();
  render(<ContactForm endpoint={endpoint} headingTag="h2" />, { wrapper: TooltipProvider });
});
afterEach(() => sessionStorage.clear());

const field = (name: 'Name' | 'Email' | 'Message') => screen.getByRole('textbox', { name: `${name} *` });
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });
const pressSend = () => user.click(sendButton());

async function fillIn() {
  await user.type(field('Name'), `  ${enquiry.name} `);
  await user.type(field('Email'), enquiry.email);
  await user.type(field('Message'), ` ${enquiry.message}`);
}

it('reports invalid values under their fields, the first of which is focused, and sends nothing', async () => {
  await pressSend();
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(field('Message')).toHaveAccessibleDescription('Message is required');
  expect(field('Name')).toHaveFocus();

  await fillIn();
  const long = 'm'.repeat(200_000);
  await user.paste(long);
  await pressSend();
  for (const name of ['Name', 'Email'] as const) {
    expect(field(name)).not.toHaveAttribute('aria-invalid');
    expect(field(name)).not.toHaveAccessibleDescription();
  }
  expect(field('Message')).toHaveAccessibleDescription('Message must be less than 2000 characters');
  expect(field('Message')).toHaveValue(` ${enquiry.message}${long}`);
  expect(field('Message')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('sends the trimmed values, confirms that with focus, and then shows a blank form', async () => {
  send.mockResolvedValueOnce('sent');
  await fillIn();
  await user.type(field('Name'), '{Enter}');
  const confirmation = await screen.findByRole('region', { name: 'Thank You!' });
  expect(send.mock.calls).toEqual([[endpoint, enquiry]]);
  expect(confirmation).toHaveFocus();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(values()).toEqual(['', '', '']);
  expect(field('Name')).toHaveFocus();
});
