/** Texts of the dashboard. */
export const dashboard = {
  title: 'Admin Dashboard',
  perDay: 'Messages by day',
  perDayHint: (perLine: number) =>
    `One line, ${perLine === 1 ? 'one message' : `${perLine} messages`}. The last 30 days.`,
  asTable: 'As a table',
  day: 'Day',
  messages: 'Messages',
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

/** Returns the chart's text alternative. `busiest` is the formatted day with `max` messages. */
export const chartText = (total: number, max: number, busiest: string): string =>
  total === 0
    ? 'No messages in the last 30 days.'
    : `${total} ${total === 1 ? 'message' : 'messages'} in the last 30 days; most on ${busiest}: ${max}.`;
