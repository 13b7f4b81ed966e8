import type { MailFailureReason } from '@studio/client/inbox';
import { SAVED_ANSWERS } from '@studio/client/mail';

const REASONS: Readonly<Record<MailFailureReason, string>> = {
  unreachable: 'the mail server cannot be reached',
  silent: 'the mail server does not answer in time',
  'sign-in': 'the mail server refuses the user name or the password of the site',
  recipient: 'the mail server refuses an address or the email itself',
  other: 'of an unknown error, which is in the log of the site',
};

/** Texts of the state of mails. */
export const mail = {
  title: 'Mail',
  off: 'Not set up: nobody gets an email about new messages.',
  offHint: 'Set SMTP_URL and NOTIFY_TO on the server to switch it on.',
  sent: 'Last email sent',
  never: 'No email has been sent yet.',
  waiting: (count: number) => (count === 1 ? 'One email waits to be sent.' : `${count} emails wait to be sent.`),
  /** Before the time of the failure. */
  failed: (reason: MailFailureReason) => `The last email was not sent because ${REASONS[reason]}:`,
  banner: (reason: MailFailureReason) =>
    `Emails are not sent at the moment, because ${REASONS[reason]}. Nothing is lost: messages arrive here, and emails are tried again for three days.`,
  toDashboard: 'Check mail',
  test: 'Send a test email',
  /** `to`: the admin's address. */
  tested: (to: string) => `Sent to ${to}.`,
  notTested: 'The test could not be started. Try again.',
  notLoaded: 'The state of mail could not be loaded.',
} as const;

/** Texts of the answers that are used again. */
export const savedAnswersTexts = {
  open: 'Saved answers',
  lead: 'Choose one to put it into your answer. {name} becomes the name of the visitor.',
  empty: 'None yet. Write an answer, and keep it here under a title.',
  insert: (title: string) => `Use “${title}”`,
  remove: (title: string) => `Delete “${title}”`,
  delete: 'Delete',
  keepTitle: 'Title for your text',
  keep: 'Keep it',
  /** Under a title that another answer has. */
  replace: 'Replace it',
  close: 'Close',
  notLoaded: 'Saved answers could not be loaded.',
  notSaved: `That could not be saved. At most ${SAVED_ANSWERS.count} answers of ${SAVED_ANSWERS.text} characters are kept.`,
} as const;
