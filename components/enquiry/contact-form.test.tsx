import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { TooltipProvider } from '../ui/tooltip';
import { ContactForm } from './contact-form';
import { watchForm } from './native-form';
import { sendEnquiry } from './send-enquiry';

jest.mock('./send-enquiry');
const send = jest.mocked(sendEnquiry);

const endpoint = 'https://forms.example.com/enquiries';
const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint my shed.' };
const failure = 'Failed to send message. Please try again.';
const blank = ['', '', ''];

let user: UserEvent;
const show = () => render(<ContactForm endpoint={endpoint} headingTag="h2" />, { wrapper: TooltipProvider });

/** As on a page that is loaded later. */
function showAgain() {
  cleanup();
  show();
}

// As the inline script does on every page.
beforeAll(() => void watchForm());
beforeEach(() => {
  send.mockReset();
  user = userEvent.setup();
  show();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const field = (name: 'Name' | 'Email' | 'Message') => screen.getByRole('textbox', { name: `${name} *` });
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });
const pressSend = () => user.click(sendButton());
const findConfirmation = () => screen.findByRole('region', { name: 'Thank You!' });

async function fillIn({ name, email, message } = enquiry) {
  await user.type(field('Name'), name);
  await user.type(field('Email'), email);
  await user.type(field('Message'), message);
}

/** Whether the browser asks before it leaves the page. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('is a form that browsers post to the endpoint without scripts', () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Send us a message' });
  expect(form).toHaveAttribute('action', endpoint);
  expect(form).toHaveAttribute('method', 'post');
  expect([...new FormData(form).keys()]).toEqual(['name', 'email', 'message']);
  expect(field('Email')).toHaveAttribute('type', 'email');
  for (const control of screen.getAllByRole('textbox')) {
    expect(control).toBeRequired();
    expect(control).not.toHaveAttribute('maxlength');
  }
});

it('reports invalid values under their fields, the first of which is focused, and sends nothing', async () => {
  await pressSend();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(field('Message')).toHaveAccessibleDescription('Message is required');
  expect(field('Name')).toHaveFocus();

  await fillIn();
  const long = 'm'.repeat(2000);
  await user.paste(long);
  await pressSend();
  for (const name of ['Name', 'Email'] as const) {
    expect(field(name)).not.toHaveAttribute('aria-invalid');
    expect(field(name)).not.toHaveAccessibleDescription();
  }
  expect(field('Message')).toHaveAccessibleDescription('Message must be less than 2000 characters');
  expect(field('Message')).toHaveValue(enquiry.message + long);
  expect(field('Message')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('sends the trimmed values once, and meanwhile says so and asks the visitor to stay', async () => {
  let respond: (answer: 'sent') => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await fillIn({ name: '  Jo Reader ', email: 'jo@example.com', message: ' Please paint my shed. ' });
  await pressSend();

  const button = screen.getByRole('button', { name: 'Sending...' });
  expect(button).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Sending...');
  expect(asksToStay()).toBe(true);
  await user.click(button);
  fireEvent.submit(screen.getByRole('form'));
  respond('sent');
  await findConfirmation();
  expect(asksToStay()).toBe(false);
  expect(send.mock.calls).toEqual([[endpoint, enquiry]]);
});

it('confirms a success, with focus, and then shows a blank form, also on the next page', async () => {
  send.mockResolvedValueOnce('sent');
  await fillIn();
  await user.type(field('Name'), '{Enter}');

  const confirmation = await findConfirmation();
  expect(confirmation).toHaveFocus();
  expect(confirmation).toHaveAccessibleDescription(
    "Your message has been sent successfully. We'll get back to you as soon as possible.",
  );
  expect(screen.queryByRole('form')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
  expect(values()).toEqual(blank);
  expect(field('Name')).toHaveFocus();
  showAgain();
  expect(values()).toEqual(blank);
});

describe('a failure', () => {
  beforeEach(async () => {
    send.mockImplementationOnce(() => {
      // Browsers take the focus from a button that is disabled, jsdom does not.
      sendButton().blur();
      return Promise.resolve('failed');
    });
    await fillIn();
    await pressSend();
    await screen.findByText(failure);
  });

  it('keeps the values, shows a toast, and focuses the button', () => {
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(values()).toEqual(Object.values(enquiry));
    expect(sendButton()).toHaveFocus();
  });

  it.each([
    ['its button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('is dismissed by %s, and stays so on the next page', async (_way, dismiss) => {
    await dismiss();
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    showAgain();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(values()).toEqual(Object.values(enquiry));
  });

  it('is reported on the next page, too, where the enquiry can be sent', async () => {
    showAgain();
    expect(screen.getByText(failure)).toBeInTheDocument();
    send.mockResolvedValueOnce('sent');
    await pressSend();
    await findConfirmation();
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    expect(send.mock.calls).toEqual([
      [endpoint, enquiry],
      [endpoint, enquiry],
    ]);
  });
});

describe('a half-written enquiry', () => {
  it('is restored when the form is shown again', async () => {
    await user.type(field('Name'), 'Jo');
    await user.type(field('Message'), 'Two lines,{Enter}half');
    showAgain();
    expect(values()).toEqual(['Jo', '', 'Two lines,\nhalf']);
  });

  it('is lost without session storage, but the form works', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Refused', 'QuotaExceededError');
      });
    }
    showAgain();
    send.mockResolvedValueOnce('sent');
    await fillIn();
    await pressSend();
    await findConfirmation();
    expect(send).toHaveBeenCalledWith(endpoint, enquiry);
  });
});
