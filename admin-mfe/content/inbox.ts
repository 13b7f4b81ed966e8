import type { InboxSummary } from '@studio/client/inbox';

/** Labels of a contact message besides its fields: the lists it can be in, and the changes of its state. */
export const messageLabels = {
  date: 'Date',
  folders: { inbox: 'Inbox', new: 'Unread', read: 'Read', archived: 'Archived', spam: 'Spam', all: 'All' },
  moveTo: { read: 'Mark read', new: 'Mark unread', archived: 'Archive', spam: 'Mark as spam', inbox: 'Move to inbox' },
  unread: 'Unread',
  noSubject: 'No subject',
} as const;

/** Texts of the list of messages. */
export const inbox = {
  title: 'Messages',
  caption: 'Messages from the contact form',
  loading: 'Loading messages',
  empty: 'No messages yet.',
  emptyHint: 'What visitors send by the contact form appears here by itself.',
  cleared: 'Nothing is left in the inbox.',
  clearedHint: 'What is archived or marked as spam is in its own list.',
  nothing: 'Nothing matches.',
  nothingHint: 'No message has these words in this list and time.',
  showAll: 'Clear the filters',
  failed: 'The messages could not be loaded.',
  stale: 'The list could not be refreshed. It tries again by itself.',
  retry: 'Try again',
  older: 'Older',
  newer: 'Newer',
  back: 'First page',
  pages: 'Pages',
} as const;

/** Texts of the filters and the export. */
export const filters = {
  label: 'Filters',
  search: 'Search messages',
  folder: 'List',
  days: 'Time',
  anyTime: 'Any time',
  today: 'Today',
  lastDays: (days: number) => `Last ${days} days`,
  range: 'From day to day',
  from: 'From',
  to: 'To',
  export: 'Export',
  csv: 'As CSV',
  json: 'As JSON',
} as const;

/** Texts of the selection and of changes. */
export const actions = {
  label: 'Selected messages',
  select: (name: string) => `Select the message from ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  none: 'Clear the selection',
  delete: 'Delete',
  undo: 'Undo',
  failed: 'That could not be done. Try again.',
  deleted: (count: number) => (count === 1 ? 'Message deleted.' : `${count} messages deleted.`),
} as const;

/** Texts of the open message. */
export const pane = {
  label: 'Message',
  close: 'Close',
  previous: 'Message above',
  next: 'Message below',
  reply: 'Reply by e-mail',
  loading: 'Loading the message',
  failed: 'The message could not be loaded.',
  gone: 'This message is no longer there.',
  privacy: 'All from this address',
  exportAddress: 'Export all',
  deleteAddress: 'Delete all',
  confirmTitle: 'Delete all from this address?',
  confirm: (email: string) => `Every message from ${email} is removed at once, in every list. There is no undo.`,
  confirmYes: 'Delete all',
  confirmNo: 'Keep them',
} as const;

const messagesText = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;

/** Texts about messages that are kept although they are old. */
export const old = {
  waiting: (count: number, before: string) =>
    `${messagesText(count)} from before ${before} ${count === 1 ? 'is' : 'are'} due to be deleted. That is more than a tenth of the inbox, so you are asked first.`,
  delete: (count: number) => `Delete ${messagesText(count)}`,
  confirmTitle: 'Delete the old messages?',
  confirm: (count: number, before: string) =>
    `${messagesText(count)} from before ${before} ${count === 1 ? 'is' : 'are'} removed at once, in every list. There is no undo. If that date looks wrong, keep them: the clock of the site is wrong.`,
  confirmNo: 'Keep them',
} as const;

/** Returns the figures of the messages that are not spam: `48 messages, 3 unread`. */
export function countsText(counts: InboxSummary['counts']): string {
  const total = counts.new + counts.read + counts.archived;
  return `${messagesText(total)}, ${counts.new} unread`;
}

/** Returns the announcement of messages that arrive while the page is open. */
export function arrivalText(names: readonly string[]): string {
  return names.length === 1 ? `New message from ${names[0]}` : `${names.length} new messages`;
}
