import { expect, it } from '@jest/globals';
import 'nodemailer';
import { mailServers } from '../contact/mail-server.fixture.ts';
import { createSendNews } from './news-mail.ts';

const mailServer = mailServers();
const news = {
  name: 'marketing',
  version: 'a'.repeat(64),
  text: 'Rolled back: errors 60 of 100 visitors, others 2 of 900 visitors',
};
const addresses = { site: { name: 'Studio 285', email: 'hello@studio.example' }, to: 'admin@studio.example' };

it('tells the admin what the watch has done to which release, and why', async () => {
  const mail = await mailServer();
  await createSendNews({ smtpUrl: mail.url, ...addresses })(news);
  const [head = '', ...body] = mail.accepted[0]?.split('\n\n') ?? [];
  expect(head).toMatch(/^To: admin@studio\.example$/m);
  expect(head).toMatch(/^Subject: marketing: Rolled back$/m);
  expect(body.join('\n\n').replace(/=\n/g, '')).toContain(news.text);
});

it('rejects if the mail server does not take the mail', async () => {
  const mail = await mailServer({ mail: '550 No' });
  await expect(createSendNews({ smtpUrl: mail.url, ...addresses })(news)).rejects.toThrow('550');
});
