export const chatbot = {
  title: 'Ask the studio',
  lead: 'It answers from this site and shows where it looked.',
  /** Not on phones, which have less space. */
  more: 'When it does not know, it says so.',
  /** Beside a suggested question that was asked. */
  asked: 'Asked',
} as const;

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
  suggestions: 'Did you mean',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying failed',
  clear: 'Clear chat',
  online: 'online',
  offline: 'offline',
  offlineNotice: 'You are offline. What you write is sent when you are back.',
  newTab: ', opens in a new tab',
} as const;

/** Texts in place of the form if JavaScript is off. */
export const withoutScripts = {
  text: 'The chat needs JavaScript, which is off in this browser. People answer without it:',
  write: 'Write to us',
  whatsApp: 'WhatsApp',
  faqs: 'Read the FAQs',
} as const;

/** Texts below a message that there is no answer. */
export const leaving = {
  subject: 'A question from the chat',
  title: 'Ask a person instead',
  when: 'We answer within one working day.',
  name: 'Name',
  email: 'Email',
  send: 'Send the question',
  sending: 'Sending',
  sent: 'Sent. A person answers within one working day.',
  failed: 'Not sent. Try again, or use WhatsApp.',
  write: 'Write to us',
  or: 'or',
  whatsApp: 'Continue on WhatsApp',
  carried: 'WhatsApp opens with your question already typed.',
} as const;

export const notSent = {
  label: 'Not sent',
  retry: 'Retry',
  reasons: {
    failed: '',
    invalid: 'One word is too long for me to read. Please rephrase it.',
    refused: 'Too many questions at once. Try again in a minute.',
    slow: 'No answer within 15\u00a0seconds.',
    offline: 'Waiting for a connection.',
  },
} as const;

/** The dialog that asks for confirmation before the conversation is cleared. */
export const clearing = {
  title: 'Clear this chat?',
  text: 'It is stored only in this browser. Once cleared, it is gone.',
  confirm: 'Clear it',
  cancel: 'Keep it',
} as const;

/** Names of the sections of the site by the first segment of their paths. */
export const sections: Readonly<Record<string, string>> = {
  about: 'About',
  blogs: 'Blogs',
  contact: 'Contact',
  faqs: 'FAQs',
  portfolio: 'Portfolio',
  post: 'Blogs',
  PrivacyPolicy: 'Privacy',
  sell: 'Websites',
  services: 'Services',
  team: 'Team',
  TermsAndConditions: 'Terms',
};

/** Questions for visitors who have none yet. */
export const suggestions: readonly string[] = [
  'What does a website cost?',
  'Who owns the code and the design?',
  'Do you work outside Bangladesh?',
  'Can you take over an old site?',
];
