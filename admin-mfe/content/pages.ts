import type { MessageCount } from '@studio/client/inbox';
import type { Person } from '@studio/client/person';
import { messagesText } from './inbox.ts';

/** Texts of the layout around every admin page. */
export const layout = {
  welcome: ({ name = 'Admin', role }: Partial<Person> = {}) =>
    `Welcome, ${name}${role === 'reader' ? ' (you can only read)' : ''}`,
  navigation: 'Admin',
  content: 'Content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  switchFrom: { light: 'Switch to the dark theme', dark: 'Switch to the light theme' },
  collapse: 'Collapse',
  expand: 'Expand',
} as const;

/** On pages that only owners may read. */
export const forOwners = 'This page is for owners. Ask one of them.';

/** The button of a question that changes nothing. */
export const cancelText = 'Cancel';

/** Of code that is loaded when it is needed. */
export const notLoaded = 'This part of the page could not be loaded.';

export const dashboard = {
  title: 'Admin Dashboard',
  counts: ({ total, unread }: MessageCount) =>
    `${messagesText(total)} in the inbox and the archive, ${unread} of them unread`,
  perDay: 'Messages by day',
  perDayHint: (perLine: number) =>
    `The last 30 days. Each line stands for ${perLine === 1 ? 'one message' : `${perLine} messages`}.`,
  asTable: 'Show as a table',
  day: 'Day',
  messages: 'Messages',
  newest: 'Latest messages',
  all: 'All messages',
  failed: 'The figures could not be loaded.',
  releases: 'Live releases',
  release: 'Release',
  version: 'Version',
  since: 'Live since',
  health: 'System status',
  store: 'Database',
  pages: 'Page cache',
  answers: 'Connected',
  down: 'Not available',
  notReady: 'Warming up',
  kept: (count: number, bytes: number) => `${count} ${count === 1 ? 'page' : 'pages'}, ${(bytes / 1e6).toFixed(1)} MB`,
  siteFailed: 'The status could not be loaded.',
} as const;

/** Returns the chart's text alternative. `busiest` is the formatted day with `max` messages. */
export const chartText = (total: number, max: number, busiest: string): string =>
  total === 0
    ? 'No messages in the last 30 days.'
    : `${total} ${total === 1 ? 'message' : 'messages'} in the last 30 days. Busiest day: ${busiest}, with ${max}.`;

/** Texts of the page of questions that the chat could not answer. */
export const questionsPage = {
  title: 'Questions',
  lead: 'What visitors asked the chat and it could not answer. Answer a question, and from then on the chat gives your answer. Questions without one are deleted after 30 days.',
  off: 'The chat keeps no questions, because CHAT_QUESTIONS is off.',
  empty: 'No questions yet.',
  answer: 'Answer',
  answerTo: (question: string) => `Answer to “${question}”`,
  save: 'Save the answer',
  remove: 'Delete',
  removeQuestion: (question: string) => `Delete “${question}”`,
  /** Before the time of the last one. */
  asked: (count: number) => (count === 1 ? 'Asked once,' : `Asked ${count} times, last`),
  answered: 'Answered',
  saved: 'Saved. The chat gives this answer now.',
  failed: 'Questions could not be loaded.',
  notSaved: 'Not saved. Try again.',
} as const;
