import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { contactTexts } from '@studio/client/contact';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  created,
  description,
  field,
  fieldTexts,
  fillIn,
  invalidFields,
  mockSite,
  openForm,
  sendButton,
  setUpDocument,
  submit,
  words,
} from './contact-page.fixture.tsx';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const EMPTY = { name: '', email: '', subject: '', message: '' };

const badRequest = (errors: readonly { field: string; message: string }[]) =>
  Response.json({ type: 'tag:x', title: 'Invalid', status: 400, errors }, { status: 400 });

const closeDialog = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

let site: ReturnType<typeof mockSite>;
const muteErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
let logged: ReturnType<typeof muteErrors>;

setUpDocument();
beforeEach(() => {
  site = mockSite();
  logged = muteErrors();
  openForm();
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

describe('the hidden field and the time of the first input', () => {
  test('are sent with the message, the time signed by the API', async () => {
    fireEvent.input(field('Name'));
    fireEvent.input(field('Name'));
    expect(site.addresses()).toEqual(['/api/v1/contact/stamp']);
    site.respond(Response.json({ stamp: 'time.signature' }));
    fillIn();
    const hidden = document.querySelector<HTMLInputElement>('[name="website"]');
    expect([hidden?.tabIndex, hidden?.getAttribute('aria-hidden'), hidden?.autocomplete]).toEqual([-1, 'true', 'off']);
    if (hidden) hidden.value = 'x';
    fireEvent.click(sendButton());
    await waitFor(() => expect(site.fetch).toHaveBeenCalledTimes(2));
    expect(site.bodies()[1]).toMatchObject({ website: 'x', stamp: 'time.signature' });
  });

  test('do not hinder a message if the API sends no time', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fireEvent.input(field('Name'));
    site.respond(new Error('offline'));
    fillIn();
    fireEvent.click(sendButton());
    await waitFor(() => expect(site.fetch).toHaveBeenCalledTimes(2));
    expect(site.bodies()[1]).toEqual({ id: expect.stringMatching(UUID), ...contactTexts(words) });
  });
});

describe('after success', () => {
  test('a dialog is shown, all fields are cleared, and Close returns the focus to the button', async () => {
    fillIn();
    fireEvent.click(sendButton());
    site.respond(created());
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(text).toContain('Your message has been sent!');
    expect(text).toMatch(/replies by email, to shirin@shokal\.example, within one working day/);
    expect(dialog.querySelector('a[href="mailto:hello@studio285.example"]')).not.toBeNull();
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
  const timeout = Object.assign(new Error('The operation timed out'), { name: 'TimeoutError' });
  const failures: [cause: string, failure: () => Response | Error, reason: string, isOnline?: boolean][] = [
    ['of the network', () => new TypeError('Failed to fetch'), 'We could not be reached. Check your connection'],
    ['of the connection', () => new TypeError('Failed to fetch'), 'You are offline. Your text stays here', false],
    ['because it took too long', () => timeout, 'We took too long to respond.'],
    [
      'of the database',
      () => Response.json({ type: 'tag:x', title: 'Later', status: 503 }, { status: 503 }),
      'We cannot take messages at the moment. Try again in a few minutes.',
    ],
    [
      'by a limit',
      () => new Response('', { status: 429, headers: { 'Retry-After': '510' } }),
      'Too many messages came from your connection in a short time. Try again in 9 minutes.',
    ],
    [
      'by a limit without a time',
      () => new Response('', { status: 429 }),
      'Too many messages came from your connection in a short time. Try again in 10 minutes.',
    ],
    ['with a 400 without JSON', () => new Response('<html>', { status: 400 }), 'Something went wrong on our side.'],
    ['with a 400 of another format', () => Response.json(['no'], { status: 400 }), 'Something went wrong on our side.'],
  ];
  for (const [cause, failure, reason, isOnline = true] of failures) {
    test(`${cause}: a dialog says why and offers other ways, the error is logged, the fields are kept`, async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      fillIn();
      submit();
      site.respond(failure());
      const dialog = await screen.findByRole('dialog', { name: 'Error' });
      const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
      expect(text).toContain(`Failed to send message${reason}`);
      expect(dialog.querySelector('[data-icon="error"]')).not.toBeNull();
      const ways = within(dialog).getAllByRole('link');
      expect(ways.map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/^mailto:hello@studio285\.example\?subject=Orders&body=By%20phone\./),
        expect.stringMatching(/^https:\/\/wa\.me\/8801700000000\?text=Orders%0A%0ABy%20phone\./),
      ]);
      expect(logged).toHaveBeenCalledWith(
        'The message was not sent',
        expect.objectContaining({ message: expect.any(String) }),
      );
      expect(fieldTexts()).toEqual(words);
      closeDialog();
      expect(document.activeElement).toBe(sendButton());
      expect(sendButton().textContent).toBe('Send Message');
      expect(screen.getByRole('heading', { name: 'Failed to send message' })).toBeTruthy();
      expect(screen.getByText(text?.replace('Failed to send message', '') ?? '')).toBeTruthy();
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
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog.textContent).toContain('These answers need another look: Email, Message.');
    expect(within(dialog).queryAllByRole('link')).toEqual([]);
    closeDialog();
    expect(document.activeElement).toBe(field('Email'));
    expect(invalidFields()).toEqual(['Email', 'Message']);
    expect(description('Email')).toBe('Error: Write the whole address.');
    expect(screen.getByRole('link', { name: 'Too short.' }).getAttribute('href')).toBe('#contact-message');

    submit();
    expect(invalidFields()).toEqual([]);
  });
});
