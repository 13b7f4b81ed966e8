import type { News } from '@platform/server/rollout/watch';
import { type NoticeMailDeps, noticeTransport } from '../contact/notice-mail.ts';

/** Creates a sender of mails to the admin about what the site has done by itself, or could not do. It rejects if the mail server does not take the mail. */
export function createSendNews({ smtpUrl, to, site, timeouts }: NoticeMailDeps): (news: News) => Promise<void> {
  return async ({ name, version, text }) => {
    const transport = await noticeTransport({ smtpUrl, timeouts });
    await transport.sendMail({
      from: { name: site.name, address: site.email },
      to: { name: '', address: to },
      subject: `${name}: ${text.split(':', 1).join()}`,
      text:
        version === undefined
          ? `${text}\n`
          : `${name} ${version}\n\n${text}\n\nThe log of deployments has it: npm run releases\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}
