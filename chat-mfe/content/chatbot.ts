import { paths } from '@studio/contract/paths';

/** A question that the site has answered already, and where. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly link: string;
}

export const chatbot = {
  title: 'Ask the studio',
  lead: 'It will answer from this site and show where it looked. Until it does, these are answered already.',
} as const;

export const chatWindow = {
  log: 'Conversation',
  intro: 'I do not answer yet: I am still reading this site. A person can tell you more, and sooner than I could.',
  contact: 'Write to us',
  support: 'Message us on WhatsApp',
  label: 'Your question',
  send: 'Send',
  closed: 'The helper is not answering yet, so sending is off.',
} as const;

export const answered = [
  { question: 'What does a website cost?', link: paths.faq('cost') },
  { question: 'Who owns the code and the design?', link: paths.faq('ownership') },
  { question: 'Do you work outside Bangladesh?', link: paths.faq('abroad') },
  { question: 'Can you take over an old site?', link: paths.faq('takeover') },
] as const satisfies readonly AnsweredQuestion[];
