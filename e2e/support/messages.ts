import type { Page } from '@playwright/test';
import { ask } from './http.ts';

/** What a visitor fills in. */
export interface Words {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** A message as the owner gets it. */
export interface Stored extends Words {
  readonly id: string;
  /** ISO time. */
  readonly createdAt: string;
}

export const JSON_TYPE = { 'content-type': 'application/json' };
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

let count = 0;

/** A message that no other test of this worker sends. */
export function newWords(given: Partial<Words> = {}): Words {
  count += 1;
  const name = `Ada ${process.pid} ${count}`;
  return { name, email: 'ada@company.example', subject: 'A shop', message: `The shop of ${name} is slow.`, ...given };
}

/** The messages of a site whose inbox is open, newest first. */
export async function storedMessages(url: string): Promise<Stored[]> {
  const { body } = await ask(url, '/api/v1/contact?limit=100');
  return JSON.parse(body.toString());
}

/** Sends a message as a program does. */
export const postMessage = (url: string, words: object) =>
  ask(url, '/api/v1/contact', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(words) });

/** Sends a message as a browser without scripts does. */
export const postForm = (url: string, words: Words, headers: Readonly<Record<string, string>> = {}) =>
  ask(url, '/contact', {
    method: 'POST',
    headers: { ...FORM_TYPE, ...headers },
    body: new URLSearchParams({ ...words }).toString(),
  });

/** The contact form's parts. */
export const contactForm = (page: Page) => ({
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('Email'),
  subject: page.getByLabel('Subject'),
  message: page.getByLabel('Message', { exact: true }),
  send: page.getByRole('button', { name: /^Send(ing| Message)$/ }),
});

/** Fills the contact form in. */
export async function fillIn(page: Page, words: Words): Promise<void> {
  const form = contactForm(page);
  for (const field of ['name', 'email', 'subject', 'message'] as const) await form[field].fill(words[field]);
}

/** What stands in the contact form. */
export async function filledIn(page: Page): Promise<Words> {
  const { name, email, subject, message } = contactForm(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    subject: await subject.inputValue(),
    message: await message.inputValue(),
  };
}

export const NOTHING: Words = { name: '', email: '', subject: '', message: '' };
