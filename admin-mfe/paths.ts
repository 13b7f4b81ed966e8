export const paths = {
  dashboard: '/admin',
  messages: '/admin/messages',
  questions: '/admin/questions',
  releases: '/admin/releases',
  /** The list of messages with an open message. */
  message: (id: string) => `/admin/messages?message=${id}`,
} as const;
