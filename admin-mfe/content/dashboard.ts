/** Texts of the dashboard. */
export const dashboard = {
  title: 'Admin Dashboard',
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
