/** Number of the descriptor over which a render process and the server exchange messages. */
export const CHANNEL_FD = 3;

/**
 * Bounds of what a render process sends. It runs foreign code, so the server reads no more than this, and looks at each length before
 * it looks at what has this length: a message costs its main thread less than 20 ms.
 */
export const BOUNDS = {
  /** Bytes of the first line of a message. */
  header: 32 * 1024,
  /** Bytes of the description of a remote's routes, and of the paths that they list. */
  description: 256 * 1024,
  /** Bytes of a page. The site's largest page has about 300,000. */
  html: 1024 * 1024,
  /** Characters before the end of a page's head. */
  head: 256 * 1024,
  /** Number of inline styles of a page, and of inline scripts: the hash of each is in a header. */
  inline: 16,
  /** Bytes of the inline styles and scripts of a page together. */
  inlineBytes: 512 * 1024,
  /** Characters of a title's typeface: its path, its styles and its letters, and the number of its axes. */
  titleFont: { file: 300, css: 4000, characters: 300, axes: 8 },
  /** Characters of the message and of the stack of a failure. */
  failure: { message: 1000, stack: 3000 },
  /** Characters of a path of the API. */
  apiPath: 2000,
  /** Characters of the path that a redirect leads to. */
  location: 2000,
} as const;

/** A path of the site in printable ASCII, without a second slash and without `\`, which browsers read as one. */
const SITE_PATH = /^\/(?!\/)[!-[\]-~]*$/;

/** Returns whether a page can have a status: one that needs nothing but a body, or a redirect to a path of the site. */
export function isPageStatus(status: number, location?: string): boolean {
  if (location === undefined) return [200, 404, 410].includes(status) || (status >= 500 && status <= 599);
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  return isRedirect && location.length <= BOUNDS.location && SITE_PATH.test(location);
}
