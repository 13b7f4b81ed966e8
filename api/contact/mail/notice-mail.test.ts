import { expect, it } from '@jest/globals';
import 'nodemailer';
import { contactTexts } from '@studio/client/contact';
import { createSendNotice } from './compose.ts';
import { mailServers } from './mail-server.fixture.ts';

const HEADERS =
  'Auto-Submitted Content-Transfer-Encoding Content-Type Date From MIME-Version Message-ID Reply-To Subject To';
const ADDRESSES = { site: { name: 'Studio 285', email: 'hello@studio.example' }, to: 'admin@studio.example' };
const EVIL = 'x\r\nBcc: all@b.example\u0085Cc: all@b.example\u2028To: all@b.example\u202e\u0000\n\nBody, y@b.example';

const mailServer = mailServers();

it('has no header that a visitor wrote, and no character that changes how a header is read', async () => {
  const mail = await mailServer();
  const send = createSendNotice({ smtpUrl: mail.url, ...ADDRESSES });
  const texts = contactTexts({ name: EVIL, email: 'a@b.example', subject: EVIL, message: 'Hello' });
  const createdAt = '2025-06-01T12:00:00.000Z';
  await send({ ...texts, id: '1', createdAt, state: 'new' }, new AbortController().signal);
  const [head = ''] = mail.accepted[0]?.split('\n\n') ?? [];
  expect(head.match(/^[\w-]+(?=:)/gm)?.sort()).toEqual(HEADERS.split(' '));
  expect(head).toMatch(/^To: admin@studio\.example$/m);
  const words = [...head.matchAll(/=\?UTF-8\?Q\?(.*?)\?=/gi)].map(([, word = '']) => word.replaceAll('=', '%'));
  expect(decodeURIComponent(words.join(''))).not.toMatch(/[\u202e\u2028\p{Control}]/u);
});

it('has a domain of another script in the form in which mail servers look it up', async () => {
  const mail = await mailServer();
  const send = createSendNotice({ smtpUrl: mail.url, ...ADDRESSES, to: 'owner@bücher.example' });
  const texts = contactTexts({ name: 'Pyotr', email: 'petr@почта.рф', subject: '', message: 'Hello' });
  await send({ ...texts, id: '1', createdAt: '2025-06-01T12:00:00.000Z', state: 'new' }, new AbortController().signal);
  expect(mail.accepted[0]).toMatch(/^To: owner@xn--bcher-kva\.example$/m);
  expect(mail.accepted[0]).toMatch(/^Reply-To: Pyotr <petr@xn--80a1acny\.xn--p1ai>$/m);
});

it('isolates names and subjects from right to left, so that the words beside them stay in order', async () => {
  const mail = await mailServer();
  const send = createSendNotice({ smtpUrl: mail.url, ...ADDRESSES });
  const texts = contactTexts({ name: 'محمد', email: 'm@b.example', subject: 'موقع جديد', message: 'مرحبا' });
  await send({ ...texts, id: '1', createdAt: '2025-06-01T12:00:00.000Z', state: 'new' }, new AbortController().signal);
  const [head = '', body = ''] = mail.accepted[0]?.split(/\n\n(.*)/s) ?? [];
  const words = [...head.matchAll(/=\?UTF-8\?B\?(.*?)\?=/gi)].map(([, word = '']) => Buffer.from(word, 'base64'));
  expect(Buffer.concat(words).toString()).toContain('New message from \u2068محمد\u2069: \u2068موقع جديد\u2069');
  const bytes = body.replaceAll('=\n', '').replaceAll('=', '%');
  expect(decodeURIComponent(bytes)).toContain('Name: \u2068محمد\u2069\nEmail: m@b.example\nSubject: \u2068موقع');
});
