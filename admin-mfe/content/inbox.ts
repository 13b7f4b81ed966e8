/** What the dashboard and the list of messages say. */
export const inbox = {
  title: 'Messages',
  caption: 'Messages from the contact form, newest first',
  columns: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message', date: 'Date' },
  noSubject: 'No subject',
  loading: 'Loading messages',
  empty: 'No messages yet.',
  emptyHint: 'What visitors send by the contact form appears here by itself.',
  more: 'Load more',
  loadingMore: 'Loading',
  moreFailed: 'The older messages could not be loaded.',
  failed: 'The messages could not be loaded.',
  stale: 'The list could not be refreshed. It tries again by itself.',
  retry: 'Try again',
  showAll: 'Show all',
  showLess: 'Show less',
} as const;

/** A column of the table of messages. */
export type Column = keyof typeof inbox.columns;

export const dashboard = { title: 'Admin Dashboard', newest: 'Newest', all: 'All messages' } as const;

/** `1 message`, `12 messages`; `The newest 50 messages` where older ones are not loaded. */
export function countText(count: number, hasOlder: boolean): string {
  return `${hasOlder ? 'The newest ' : ''}${count} ${count === 1 ? 'message' : 'messages'}`;
}

/** What is announced when messages come in while the page is open. */
export function arrivalText(names: readonly string[]): string {
  return names.length === 1 ? `New message from ${names[0]}` : `${names.length} new messages`;
}
