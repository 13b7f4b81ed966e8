import { expect, it } from '@jest/globals';
import 'nodemailer';
import { createSendInvitation } from './compose.ts';
import { mailServers } from './mail-server.fixture.ts';

const mailServer = mailServers();
const deps = { site: { name: 'Studio 285', email: 'hello@studio.example' }, publicUrl: 'https://studio.example' };

it('mails the link of an invitation to the one address, with a name that cannot add a header', async () => {
  const mail = await mailServer();
  await createSendInvitation({ smtpUrl: mail.url, ...deps })('ada@b.example', 'TOKEN', 'Eve\r\nBcc: all@b.example');
  const [head = '', ...body] = mail.accepted[0]?.split('\n\n') ?? [];
  expect(head).toMatch(/^To: ada@b\.example$/m);
  expect(head).not.toContain('all@b.example');
  const text = body.join('\n\n').replace(/=\n/g, '');
  expect(text).toContain('Eve Bcc: all@b.example has invited you');
  expect(text).toContain('https://studio.example/admin/invitation#TOKEN');
});

it('rejects if the mail server does not take the mail', async () => {
  const mail = await mailServer({ mail: '550 No' });
  const send = createSendInvitation({ smtpUrl: mail.url, ...deps });
  await expect(send('ada@b.example', 'TOKEN', 'Eve')).rejects.toThrow('550');
});
