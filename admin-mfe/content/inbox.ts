import type { MessageCount } from '@studio/client/inbox';

/** `1 message`, `3 messages`. */
export const messagesText = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;

/** Labels of a contact message besides its fields: the lists it can be in, and the changes of its state. */
export const messageLabels = {
  date: 'Date',
  folders: {
    inbox: 'Inbox',
    new: 'Unread',
    read: 'Read',
    archived: 'Archived',
    spam: 'Spam',
    all: 'All messages',
    trash: 'Trash',
  },
  moveTo: {
    read: 'Mark as read',
    new: 'Mark as unread',
    archived: 'Archive',
    spam: 'Mark as spam',
    inbox: 'Move to inbox',
    notSpam: 'Not spam',
  },
  unread: 'Unread',
  draft: 'Draft',
  noSubject: '(no subject)',
} as const;

/** Texts of the list of messages. */
export const inbox = {
  title: 'Messages',
  caption: 'Messages from the contact form',
  loading: 'Loading messages',
  empty: 'No messages yet.',
  emptyHint: 'New messages from the contact form appear here automatically.',
  cleared: 'Your inbox is empty.',
  clearedHint: 'Archived messages, spam and the trash are in their own folders.',
  nothing: 'No messages found.',
  nothingHint: 'Try other words, another folder or a longer period.',
  showAll: 'Clear filters',
  /** `folder`: its label. */
  emptyFolder: (folder: string) => `“${folder}” is empty.`,
  toInbox: 'Go to the inbox',
  failed: 'The messages could not be loaded.',
  stale: 'The list could not be refreshed. Trying again …',
  retry: 'Try again',
  older: 'Older',
  newer: 'Newer',
  back: 'First page',
  pages: 'Pages',
} as const;

export const filters = {
  label: 'Filters',
  search: 'Search messages',
  folder: 'Folder',
  days: 'Period',
  anyTime: 'Any time',
  today: 'Today',
  lastDays: (days: number) => `Last ${days} days`,
  range: 'Custom period',
  from: 'From',
  to: 'To',
  filter: 'Filter',
  set: 'set',
  close: 'Close filters',
  any: 'Any',
  shortDays: (days: number) => `${days} days`,
  dates: 'Dates',
  /** The button of the sheet: how many messages its filters leave; `isMore`: those are the first of more. */
  show: (count: number | undefined, isMore: boolean) =>
    count === undefined ? 'Show messages' : `Show ${isMore ? `${count}+ messages` : messagesText(count)}`,
  clear: 'Clear',
  clearSearch: 'Clear the search',
  sort: 'Order',
  newest: 'Newest first',
  oldest: 'Oldest first',
  export: 'Export',
  csv: 'Export as CSV',
  json: 'Export as JSON',
} as const;

/** Texts of the selection and of changes. */
export const actions = {
  label: 'Selected messages',
  select: (name: string) => `Select the message from ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  selectCount: (count: number) => `Select all ${count}`,
  none: 'Clear selection',
  more: 'More',
  delete: 'Move to trash',
  failed: 'The change could not be saved. Try again.',
} as const;

/** Returns the figures of a list of messages: `48 messages, 3 unread`. */
export const countsText = ({ total, unread }: MessageCount): string => `${messagesText(total)}, ${unread} unread`;

/** Returns the announcement of messages that arrive while the page is open. */
export function arrivalText(names: readonly string[]): string {
  return names.length === 1 ? `New message from ${names[0]}` : `${names.length} new messages`;
}
