/** The addresses of this remote's pages. */
export const paths = {
  dashboard: '/admin',
  messages: '/admin/messages',
  questions: '/admin/questions',
  releases: '/admin/releases',
  /** The list of messages, with one message open. */
  message: (id: string) => `/admin/messages?message=${id}`,
} as const;
