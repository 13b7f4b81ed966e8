import type { IncomingMessage, ServerResponse } from 'node:http';

/** Asks search engines not to list a response: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
export const NO_INDEX = { 'X-Robots-Tag': 'noindex' } as const;

/** Paths that no search engine lists: the API, and what monitors read. */
const UNLISTED = /^\/(?:api|healthz|readyz)(?:[/?]|$)/;

/** Sets `X-Robots-Tag` on responses of the API and of health checks, errors among them. */
export function setNoIndex(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: Pick<ServerResponse, 'setHeader'>,
): void {
  if (!UNLISTED.test(url)) return;
  for (const [name, value] of Object.entries(NO_INDEX)) response.setHeader(name, value);
}
