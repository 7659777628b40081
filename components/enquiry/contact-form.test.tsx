import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TooltipProvider } from '../ui/tooltip';
import { ContactForm } from './contact-form';
import { watchForm } from './native-form';
import { sendEnquiry } from './send-enquiry';

jest.mock('./send-enquiry');
const send = jest.mocked(sendEnquiry);

const endpoint = 'https://forms.example.com/enquiries';
const enquiry = { name: 'Jo Reader', email: 'jo@example.com', message: 'Please paint my shed.' };

// As the inline script does on every page.
beforeAll(() => void watchForm());

function setUp() {
  render(<ContactForm endpoint={endpoint} headingTag="h2" />, { wrapper: TooltipProvider });
  return userEvent.setup();
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const nameField = () => screen.getByRole('textbox', { name: 'Name *' });
const emailField = () => screen.getByRole('textbox', { name: 'Email *' });
const messageField = () => screen.getByRole('textbox', { name: 'Message *' });
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

async function fillIn(user: ReturnType<typeof userEvent.setup>, values = enquiry) {
  await user.type(nameField(), values.name);
  await user.type(emailField(), values.email);
  await user.type(messageField(), values.message);
}

/** A response that the test resolves when it is ready. */
function pendingAnswer() {
  let give: (answer: 'sent' | 'failed') => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  return (answer: 'sent' | 'failed') => give(answer);
}

beforeEach(() => send.mockReset());

describe('before scripts run', () => {
  it('is a form that posts the three fields to the endpoint', async () => {
    setUp();
    const form = screen.getByRole('form', { name: 'Send us a message' });
    expect(form).toHaveAttribute('action', endpoint);
    expect(form).toHaveAttribute('method', 'post');
    expect(nameField()).toBeRequired();
    expect(emailField()).toBeRequired();
    expect(emailField()).toHaveAttribute('type', 'email');
    expect(messageField()).toBeRequired();
    expect(messageField()).toHaveAttribute('rows', '6');
    for (const field of [nameField(), emailField(), messageField()])
      expect(field).not.toHaveAttribute('maxlength');
    expect(new FormData(form as HTMLFormElement).has('name')).toBe(true);
  });
});

describe('invalid values', () => {
  it('are reported under their fields, the first of which is focused', async () => {
    const user = setUp();
    await user.click(sendButton());

    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Name is required');
    expect(emailField()).toHaveAccessibleDescription('Invalid email address');
    expect(messageField()).toHaveAccessibleDescription('Message is required');
    expect(nameField()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('focus the message field when only it is invalid', async () => {
    const user = setUp();
    await fillIn(user, { ...enquiry, message: ' ' });
    await user.click(sendButton());
    expect(messageField()).toHaveFocus();
    expect(nameField()).toBeValid();
    expect(nameField()).not.toHaveAccessibleDescription();
  });

  it('are no longer reported once corrected', async () => {
    const user = setUp();
    await user.click(sendButton());
    await user.type(nameField(), 'Jo');
    await user.click(sendButton());
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    expect(nameField()).not.toHaveAttribute('aria-invalid');
    expect(emailField()).toHaveFocus();
  });

  it('that are too long are kept whole', async () => {
    const user = setUp();
    await fillIn(user);
    const long = 'm'.repeat(2001);
    await user.clear(messageField());
    await user.click(messageField());
    await user.paste(long);
    await user.click(sendButton());
    expect(messageField()).toHaveAccessibleDescription('Message must be less than 2000 characters');
    expect(messageField()).toHaveValue(long);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  it('sends the trimmed values once, and shows that it is sending', async () => {
    const user = setUp();
    const answer = pendingAnswer();
    await fillIn(user, { name: '  Jo Reader ', email: 'jo@example.com', message: ' Please paint my shed. ' });
    await user.click(sendButton());

    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    await user.click(button);
    await user.type(nameField(), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(endpoint, enquiry);
    answer('sent');
    await screen.findByText('Thank You!');
  });

  it('begins with Enter in a field, too', async () => {
    const user = setUp();
    send.mockResolvedValueOnce('sent');
    await fillIn(user);
    await user.type(nameField(), '{Enter}');
    await screen.findByText('Thank You!');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('success', () => {
  it('shows a focused confirmation, and then a blank form', async () => {
    const user = setUp();
    send.mockResolvedValueOnce('sent');
    await fillIn(user);
    await user.click(sendButton());

    const heading = await screen.findByRole('heading', { name: 'Thank You!' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(
      screen.getByText("Your message has been sent successfully. We'll get back to you as soon as possible."),
    ).toBeInTheDocument();
    expect(document.activeElement).toContainElement(heading);

    await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
    for (const field of [nameField(), emailField(), messageField()]) expect(field).toHaveValue('');
    expect(nameField()).toHaveFocus();
  });
});

describe('failure', () => {
  async function fail() {
    const user = setUp();
    send.mockResolvedValueOnce('failed');
    await fillIn(user);
    await user.click(sendButton());
    const toast = (await screen.findByText('Failed to send message. Please try again.')).closest('li');
    if (!toast) throw new Error('The toast is not a list item.');
    return { user, toast };
  }

  it('keeps the values, shows a toast, and focuses the button', async () => {
    const { toast } = await fail();
    expect(within(toast).getByText('Error')).toBeInTheDocument();
    expect(nameField()).toHaveValue(enquiry.name);
    expect(emailField()).toHaveValue(enquiry.email);
    expect(messageField()).toHaveValue(enquiry.message);
    expect(sendButton()).toBeEnabled();
    expect(sendButton()).toHaveFocus();
  });

  it('can be dismissed by the button', async () => {
    const { user, toast } = await fail();
    await user.click(within(toast).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  it('can be dismissed by Escape', async () => {
    const { user, toast } = await fail();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    expect(nameField()).toHaveValue(enquiry.name);
  });

  it('is no longer shown after a successful attempt', async () => {
    const { user, toast } = await fail();
    send.mockResolvedValueOnce('sent');
    await user.click(sendButton());
    await screen.findByText('Thank You!');
    expect(toast).not.toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('a half-written enquiry', () => {
  it('is restored when the form is rendered again', async () => {
    const user = setUp();
    await user.type(nameField(), 'Jo');
    await user.type(messageField(), 'Two lines,{Enter}half');
    cleanup();
    setUp();
    expect(nameField()).toHaveValue('Jo');
    expect(emailField()).toHaveValue('');
    expect(messageField()).toHaveValue('Two lines,\nhalf');
  });

  it('is removed when it has been sent', async () => {
    send.mockResolvedValueOnce('sent');
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'Thank You!' });
    cleanup();
    setUp();
    for (const field of [nameField(), emailField(), messageField()]) expect(field).toHaveValue('');
  });

  it('stays when sending failed', async () => {
    send.mockResolvedValueOnce('failed');
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    await waitFor(() => expect(sendButton()).toBeEnabled());
    cleanup();
    setUp();
    expect(messageField()).toHaveValue(enquiry.message);
  });

  it('is lost without session storage, but the form works', async () => {
    const refuse = () => {
      throw new DOMException('Refused', 'QuotaExceededError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    send.mockResolvedValueOnce('sent');
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
    expect(send).toHaveBeenCalledWith(endpoint, enquiry);
  });
});
