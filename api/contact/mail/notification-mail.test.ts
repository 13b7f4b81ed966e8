import { expect, it } from '@jest/globals';
import 'nodemailer';
import { createNotificationMail } from './compose.ts';
import { mailServers } from './mail-server.fixture.ts';

const mailServer = mailServers();
const notification = {
  name: 'marketing',
  version: 'a'.repeat(64),
  text: 'Rolled back: errors 60 of 100 visitors, others 2 of 900 visitors',
};
const addresses = { site: { name: 'Studio 285', email: 'hello@studio.example' }, to: 'admin@studio.example' };

it('mails the admin what was done to which release, and why', async () => {
  const mail = await mailServer();
  await createNotificationMail({ smtpUrl: mail.url, ...addresses })(notification);
  const [head = '', ...body] = mail.accepted[0]?.split('\n\n') ?? [];
  expect(head).toMatch(/^To: admin@studio\.example$/m);
  expect(head).toMatch(/^Subject: marketing: Rolled back$/m);
  expect(body.join('\n\n').replace(/=\n/g, '')).toContain(notification.text);
});

it('rejects if the mail server does not take the mail', async () => {
  const mail = await mailServer({ mail: '550 No' });
  await expect(createNotificationMail({ smtpUrl: mail.url, ...addresses })(notification)).rejects.toThrow('550');
});
