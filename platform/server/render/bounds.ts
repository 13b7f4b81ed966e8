/** Number of the descriptor over which a render process and the server exchange messages. */
export const CHANNEL_FD = 3;

/**
 * Bounds of what a render process sends. It runs foreign code, so the server reads no more than this, and looks at each length before
 * it looks at what has this length: a message costs its main thread less than 20 ms.
 */
export const BOUNDS = {
  /** Bytes of the first line of a message. */
  header: 32 * 1024,
  /** Bytes of the description of a remote's routes. */
  description: 256 * 1024,
  /** Bytes of a page. The site's largest page has about 300,000. */
  html: 1024 * 1024,
  /** Characters before the end of a page's head. */
  head: 256 * 1024,
  /** Number of inline styles of a page, and of inline scripts: the hash of each is in a header. */
  inline: 16,
  /** Bytes of the inline styles and scripts of a page together. */
  inlineBytes: 512 * 1024,
  /** Characters of the message and of the stack of a failure. */
  failure: { message: 1000, stack: 3000 },
  /** Characters of a path of the API. */
  apiPath: 2000,
} as const;

/** Returns whether a page can have a status. Others have no body, or need more than a body. */
export const isPageStatus = (status: number): boolean =>
  [200, 404, 410].includes(status) || (status >= 500 && status <= 599);
