/** Texts beside the window. */
export const chatbot = {
  title: 'Ask the studio',
  lead: 'It answers from this site and shows where it looked. When it does not know, it says so.',
} as const;

/** Texts in the window. */
export const chatWindow = {
  log: 'Conversation',
  intro: 'Ask about prices, time, payment, or what we build. I quote this site and link to where I looked.',
  you: 'You',
  bot: 'Studio',
  label: 'Your question',
  send: 'Send',
  stop: 'Stop',
  waiting: 'Looking through the site',
  stopped: 'Stopped',
  sources: 'Sources',
  contact: 'Write to us',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying failed',
  clear: 'Clear chat',
  online: 'online',
  offline: 'offline',
  offlineNotice: 'You are offline. What you write is sent when you are back.',
  newTab: ', opens in a new tab',
} as const;

/** Texts of a message that was not sent. */
export const notSent = {
  label: 'Not sent',
  retry: 'Retry',
  reasons: {
    failed: '',
    invalid: 'A word is too long for me to read. Write it in other words.',
    refused: 'Too many questions at once. Try again in a minute.',
    slow: 'No answer within 15 seconds.',
    offline: 'Waiting for a connection.',
  },
} as const;

/** The dialog that asks for confirmation before the conversation is cleared. */
export const clearing = {
  title: 'Clear this chat?',
  text: 'It is kept in this browser only. Once cleared it is gone.',
  confirm: 'Clear it',
  cancel: 'Keep it',
} as const;

/** Questions for visitors who have none yet. */
export const suggestions: readonly string[] = [
  'What does a website cost?',
  'Who owns the code and the design?',
  'Do you work outside Bangladesh?',
  'Can you take over an old site?',
];
