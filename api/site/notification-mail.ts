import type { Notification } from '@platform/server/rollout/notifier';
import { type NoticeMailDeps, noticeTransport } from '../contact/notice-mail.ts';

/** Returns a function that mails a notification to the admin. It rejects if the mail server does not take the mail. */
export function createNotificationMail({
  smtpUrl,
  to,
  site,
  timeouts,
}: NoticeMailDeps): (notification: Notification) => Promise<void> {
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
