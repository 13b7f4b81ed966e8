/** What the dashboard says. */
export const dashboard = {
  title: 'Admin Dashboard',
  perDay: 'Messages by day',
  perDayHint: 'One line, one message. The last 30 days.',
  perDayScaled: (per: number) => `One line, ${per} messages. The last 30 days.`,
  asTable: 'As a table',
  day: 'Day',
  messages: 'Messages',
  unread: 'Unread',
  newest: 'Newest',
  all: 'All messages',
  failed: 'The counts could not be loaded.',
  releases: 'Live releases',
  release: 'Release',
  version: 'Version',
  since: 'Live since',
  health: 'Health',
  store: 'Store',
  pages: 'Pages',
  answers: 'Answers',
  down: 'Does not answer',
  notReady: 'Not ready yet',
  kept: (count: number, bytes: number) => `${count} kept ready, ${(bytes / 1e6).toFixed(1)} MB`,
  siteFailed: 'The state of the site could not be loaded.',
} as const;

/** What the chart says to those who do not see it. */
export const chartText = (total: number, most: number, day: string): string =>
  total === 0
    ? 'No messages in the last 30 days.'
    : `${total} ${total === 1 ? 'message' : 'messages'} in the last 30 days; most on ${day}: ${most}.`;
