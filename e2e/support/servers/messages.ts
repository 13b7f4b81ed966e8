import type { Page } from '@playwright/test';
import { request, requestJson } from '../http.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The fields of a contact message. */
type MessageFields = Readonly<Record<(typeof FIELDS)[number], string>>;

/** A message in the inbox. */
interface StoredMessage extends MessageFields {
  readonly id: string;
  /** ISO time. */
  readonly createdAt: string;
}

export const JSON_TYPE = { 'content-type': 'application/json' };
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

export const EMPTY_FIELDS: MessageFields = { name: '', email: '', subject: '', message: '' };

let count = 0;

/** Returns a message that no other test of this worker sends. */
export function newMessage(fields: Partial<MessageFields> = {}): MessageFields {
  count += 1;
  const name = `Ada ${process.pid} ${count}`;
  return { name, email: 'ada@company.example', subject: 'A shop', message: `The shop of ${name} is slow.`, ...fields };
}

/** Returns the messages of a site with an open inbox, newest first. */
export const storedMessages = (url: string): Promise<StoredMessage[]> => requestJson(url, '/api/v1/contact?limit=100');

/** Returns the stored messages from a sender. */
export async function storedMessagesFrom(url: string, sender: string): Promise<StoredMessage[]> {
  return (await storedMessages(url)).filter(({ name }) => name === sender);
}

/** Sends a message as JSON. */
export const postMessage = (url: string, fields: object) =>
  request(url, '/api/v1/contact', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(fields) });

/** Sends a message as a browser without scripts does. */
export const postForm = (url: string, fields: MessageFields, headers: Readonly<Record<string, string>> = {}) =>
  request(url, '/contact', {
    method: 'POST',
    headers: { ...FORM_TYPE, ...headers },
    body: new URLSearchParams({ ...fields }).toString(),
  });

/** Pattern of the address that the contact form posts to. */
export const CONTACT_API = '**/api/v1/contact';

export const successDialog = (page: Page) => page.getByRole('dialog', { name: 'Success' });
export const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Error' });

/** The controls of the contact form. */
export const contactForm = (page: Page) => ({
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('Email'),
  subject: page.getByLabel('Subject'),
  message: page.getByLabel('Message', { exact: true }),
  send: page.getByRole('button', { name: /^Send(ing| Message)$/ }),
});

export async function fillContactForm(page: Page, fields: MessageFields): Promise<void> {
  for (const field of FIELDS) await contactForm(page)[field].fill(fields[field]);
}

/** Returns the values in the contact form. */
export async function contactFormValues(page: Page): Promise<MessageFields> {
  const values = FIELDS.map(async (field) => [field, await contactForm(page)[field].inputValue()]);
  return Object.fromEntries(await Promise.all(values));
}
