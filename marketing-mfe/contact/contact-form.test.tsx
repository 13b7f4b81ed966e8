import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { contactTexts } from '@studio/client/contact';
import { installModalDialogs } from '@studio/ui/modal-dialogs.fixture';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { field, fieldTexts, fillIn, mockSite, openForm, sendButton, words } from './contact-page.fixture.tsx';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const EMPTY = { name: '', email: '', subject: '', message: '' };

const created = () => Response.json({ id: 'x', createdAt: '2025-01-01T00:00:00.000Z' }, { status: 201 });

const badRequest = (errors: readonly { field: string; message: string }[]) =>
  Response.json({ type: 'tag:x', title: 'Invalid', status: 400, errors }, { status: 400 });

const closeDialog = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

let site: ReturnType<typeof mockSite>;
const muteErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
let logged: ReturnType<typeof muteErrors>;

beforeAll(installModalDialogs);
beforeEach(() => {
  site = mockSite();
  logged = muteErrors();
  openForm();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('before sending', () => {
  test('the browser checks the required fields and the format of the e-mail address', () => {
    fireEvent.click(sendButton());
    fillIn({ email: 'shirin' });
    fireEvent.click(sendButton());
    fillIn({ message: '' });
    fireEvent.click(sendButton());
    expect(site.fetch).not.toHaveBeenCalled();
    expect(field('Subject').required).toBe(false);
    expect(['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).maxLength)).toEqual([120, 254, 200, 5000]);
  });

  test('the form can be posted without scripts', () => {
    const form = sendButton().closest('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/contact');
    expect(form?.noValidate).toBe(false);
  });
});

describe('while sending', () => {
  test('the button shows it and keeps the focus; a second submit sends nothing', () => {
    fillIn();
    sendButton().focus();
    fireEvent.click(sendButton());
    expect(sendButton().textContent).toBe('Sending');
    expect(sendButton().getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(sendButton());
    fireEvent.click(sendButton());
    expect(site.fetch).toHaveBeenCalledTimes(1);
    expect(field('Message').readOnly).toBe(true);
  });

  test('the message is posted to the API as JSON, with an id', () => {
    fillIn();
    fireEvent.click(sendButton());
    const [address, init] = site.fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/contact');
    expect([init?.method, new Headers(init?.headers).get('Content-Type')]).toEqual(['POST', 'application/json']);
    expect(site.bodies()).toEqual([{ id: expect.stringMatching(UUID), ...contactTexts(words) }]);
  });
});

describe('after success', () => {
  test('a dialog is shown, all fields are cleared, and Close returns the focus to the button', async () => {
    fillIn();
    fireEvent.click(sendButton());
    site.respond(created());
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog.textContent).toContain('Your message has been sent!');
    expect(dialog.querySelector('[data-icon="success"]')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Close');
    expect(fieldTexts()).toEqual(EMPTY);
    closeDialog();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(sendButton());
    expect(logged).not.toHaveBeenCalled();
  });

  test('the same text sent once more is another message', async () => {
    for (const _ of ['first', 'second']) {
      fillIn();
      fireEvent.click(sendButton());
      site.respond(created());
      await screen.findByRole('dialog', { name: 'Success' });
      closeDialog();
    }
    const [first, second] = site.bodies();
    expect(first?.id).not.toBe(second?.id);
  });
});

describe('after a failure', () => {
  const failures = {
    'of the network': () => new TypeError('Failed to fetch'),
    'of the database': () => Response.json({ type: 'tag:x', title: 'Later', status: 503 }, { status: 503 }),
    'by a rate limit': () => new Response('', { status: 429 }),
    'with a 400 without JSON': () => new Response('<html>', { status: 400 }),
    'with a 400 of another format': () => Response.json(['no'], { status: 400 }),
  };
  for (const [reason, failure] of Object.entries(failures)) {
    test(`${reason}: a dialog is shown, the error is logged, the fields are kept`, async () => {
      fillIn();
      fireEvent.click(sendButton());
      site.respond(failure());
      const dialog = await screen.findByRole('dialog', { name: 'Error' });
      expect(dialog.textContent).toContain('Failed to send message');
      expect(dialog.querySelector('[data-icon="error"]')).not.toBeNull();
      expect(logged).toHaveBeenCalledWith(
        'The message was not sent',
        expect.objectContaining({ message: expect.any(String) }),
      );
      expect(fieldTexts()).toEqual(words);
      closeDialog();
      expect(document.activeElement).toBe(sendButton());
      expect(sendButton().textContent).toBe('Send Message');
    });
  }

  test('the same text keeps its id, so that it is stored once; another text gets another id', async () => {
    fillIn();
    for (const change of [{}, { message: 'By post.' }]) {
      fireEvent.click(sendButton());
      site.respond(new TypeError('Failed to fetch'));
      await screen.findByRole('dialog', { name: 'Error' });
      closeDialog();
      fillIn(change);
    }
    fireEvent.click(sendButton());
    const [first, again, other] = site.bodies();
    expect(again?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
  });

  test('each invalid field shows its error, and the first one has the focus after the dialog', async () => {
    fillIn();
    fireEvent.click(sendButton());
    site.respond(
      badRequest([
        { field: 'message', message: 'Too short.' },
        { field: 'email', message: 'Write the whole address.' },
        { field: 'website', message: 'Unknown.' },
      ]),
    );
    await screen.findByRole('dialog', { name: 'Error' });
    closeDialog();
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    const described = field('Email').getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Write the whole address.');
    expect(field('Message').getAttribute('aria-invalid')).toBe('true');
    expect(field('Name').hasAttribute('aria-invalid')).toBe(false);

    fireEvent.click(sendButton());
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false);
  });
});
