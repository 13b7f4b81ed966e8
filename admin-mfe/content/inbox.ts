/** What the dashboard and the list of messages say. */
export const inbox = {
  title: 'Messages',
  caption: 'Messages from the contact form',
  columns: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message', date: 'Date' },
  unread: 'Unread',
  noSubject: 'No subject',
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

export const filters = {
  label: 'Filters',
  search: 'Search messages',
  folder: 'List',
  folders: { inbox: 'Inbox', new: 'Unread', read: 'Read', archived: 'Archived', spam: 'Spam', all: 'All' },
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

export const actions = {
  label: 'Selected messages',
  select: (name: string) => `Select the message from ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  none: 'Clear the selection',
  read: 'Mark read',
  new: 'Mark unread',
  archived: 'Archive',
  spam: 'Mark as spam',
  inbox: 'Move to inbox',
  delete: 'Delete',
  undo: 'Undo',
  failed: 'That could not be done. Try again.',
  deleted: (count: number) => (count === 1 ? 'Message deleted.' : `${count} messages deleted.`),
} as const;

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

/** `1 message`, `12 messages`. */
export const messagesText = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`;

/** `48 messages, 3 unread` */
export const countsText = (count: number, unread: number): string => `${messagesText(count)}, ${unread} unread`;

/** What is announced when messages come in while the page is open. */
export function arrivalText(names: readonly string[]): string {
  return names.length === 1 ? `New message from ${names[0]}` : `${names.length} new messages`;
}
