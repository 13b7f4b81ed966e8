import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { installModalDialogs } from '@studio/ui/modal-dialogs.fixture';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { field, fillIn, held, mockSite, openForm, sendButton, words } from './contact-page.fixture.tsx';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const EMPTY = { name: '', email: '', subject: '', message: '' };

const stored = () => Response.json({ id: 'x', createdAt: '2025-01-01T00:00:00.000Z' }, { status: 201 });

const refusal = (errors: readonly { field: string; message: string }[]) =>
  Response.json({ type: 'tag:x', title: 'Unusable', status: 400, errors }, { status: 400 });

const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

let site: ReturnType<typeof mockSite>;
const silence = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
let logged: ReturnType<typeof silence>;

beforeAll(installModalDialogs);
beforeEach(() => {
  site = mockSite();
  logged = silence();
  openForm();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('before sending', () => {
  test('the browser checks that the required fields are filled in, and the form of the address', () => {
    fireEvent.click(sendButton());
    fillIn({ email: 'shirin' });
    fireEvent.click(sendButton());
    fillIn({ message: '' });
    fireEvent.click(sendButton());
    expect(site.fetching).not.toHaveBeenCalled();
    expect(field('Subject').required).toBe(false);
    expect(['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).maxLength)).toEqual([120, 254, 200, 5000]);
  });

  test('the form is one that works without scripts', () => {
    const form = sendButton().closest('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/contact');
    expect(form?.noValidate).toBe(false);
  });
});

describe('while it sends', () => {
  test('the button says so and keeps the focus; a second submit sends nothing', () => {
    fillIn();
    sendButton().focus();
    fireEvent.click(sendButton());
    expect(sendButton().textContent).toBe('Sending');
    expect(sendButton().getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(sendButton());
    fireEvent.click(sendButton());
    expect(site.fetching).toHaveBeenCalledTimes(1);
    expect(field('Message').readOnly).toBe(true);
  });

  test('the message goes to the API as JSON, with an id', () => {
    fillIn();
    fireEvent.click(sendButton());
    const [address, init] = site.fetching.mock.calls[0] ?? [];
    expect(address).toBe('/api/v1/contact');
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(site.bodies()).toEqual([{ id: expect.stringMatching(UUID), ...words }]);
  });
});

describe('when it arrived', () => {
  test('a dialog says so, all fields are empty, and Close leads back to the button', async () => {
    fillIn();
    fireEvent.click(sendButton());
    site.answer(stored());
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog.textContent).toContain('Your message has been sent!');
    expect(dialog.querySelector('[data-icon="success"]')).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Close');
    expect(held()).toEqual(EMPTY);
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(sendButton());
    expect(logged).not.toHaveBeenCalled();
  });

  test('the same words sent once more are another message', async () => {
    for (const _ of ['first', 'second']) {
      fillIn();
      fireEvent.click(sendButton());
      site.answer(stored());
      await screen.findByRole('dialog', { name: 'Success' });
      close();
    }
    const [first, second] = site.bodies();
    expect(first?.id).not.toBe(second?.id);
  });
});

describe('when it failed', () => {
  const failures = {
    'the network': () => new TypeError('Failed to fetch'),
    'the store': () => Response.json({ type: 'tag:x', title: 'Later', status: 503 }, { status: 503 }),
    'a limit': () => new Response('', { status: 429 }),
    'a 400 without JSON': () => new Response('<html>', { status: 400 }),
    'a 400 of another shape': () => Response.json(['no'], { status: 400 }),
  };
  for (const [what, failure] of Object.entries(failures)) {
    test(`by ${what}: a dialog says so, the error is logged, the fields are kept`, async () => {
      fillIn();
      fireEvent.click(sendButton());
      site.answer(failure());
      const dialog = await screen.findByRole('dialog', { name: 'Error' });
      expect(dialog.textContent).toContain('Failed to send message');
      expect(dialog.querySelector('[data-icon="error"]')).not.toBeNull();
      expect(logged).toHaveBeenCalledWith(
        'The message was not sent',
        expect.objectContaining({ message: expect.any(String) }),
      );
      expect(held()).toEqual(words);
      close();
      expect(document.activeElement).toBe(sendButton());
      expect(sendButton().textContent).toBe('Send Message');
    });
  }

  test('the same words keep their id, so that they are stored once; other words get another', async () => {
    fillIn();
    for (const next of [{}, { message: 'By post.' }]) {
      fireEvent.click(sendButton());
      site.answer(new TypeError('Failed to fetch'));
      await screen.findByRole('dialog', { name: 'Error' });
      close();
      fillIn(next);
    }
    fireEvent.click(sendButton());
    const [first, again, other] = site.bodies();
    expect(again?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
  });

  test('what the site objects to stands at its field, which has the focus after the dialog', async () => {
    fillIn();
    fireEvent.click(sendButton());
    site.answer(
      refusal([
        { field: 'message', message: 'Too short.' },
        { field: 'email', message: 'Write the whole address.' },
        { field: 'website', message: 'Unknown.' },
      ]),
    );
    await screen.findByRole('dialog', { name: 'Error' });
    close();
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
