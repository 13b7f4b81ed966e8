import { parse } from 'hono/utils/cookie';

/**
 * Returns the values of all cookies with a name, in the order in which they were sent. A program on another port of the host, or a
 * script that sets one for a longer path, can put a cookie of the same name before the site's own.
 * @param header The request's `Cookie` header.
 */
export function cookieValues(header: string | undefined, name: string): string[] {
  if (!header?.includes(name)) return [];
  return header.split(';').flatMap((pair) => parse(pair, name)[name] ?? []);
}
