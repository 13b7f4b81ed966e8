import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** A path in lower case without a slash at its end. All spellings of it are redirected. */
const source = v.pipe(v.string(), v.regex(/^(?:\/[a-z0-9._~-]+)+$/, 'a path in lower case such as "/blog"'));

/** Returns whether a text is a path without a search, and an element's id at most. */
function isPage(text: string): boolean {
  const [path = '', ...ids] = text.split('#');
  return /^\/(?!\/)/.test(path) && !/[\s?]/.test(text) && ids.length <= 1 && ids[0] !== '';
}

/** A page's path, and an element's id. */
const target = v.pipe(v.string(), v.check(isPage, 'a page such as "/blogs" or "/#services"'));

const redirects = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'is a list'),
  v.record(source, target),
);

/** Pages by other addresses: a parent such as `/post`, or another name of a page. */
export type Redirects = Readonly<v.InferOutput<typeof redirects>>;

/**
 * Reads a site's redirects. Returns none if there is no such file.
 * @throws StartError naming the file, and what is wrong with it.
 */
export async function readRedirects(file: string): Promise<Redirects> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new StartError(`${file} cannot be read (${error.code}): make it readable, or remove it`);
  });
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), redirects), text, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the whole file';
  throw new StartError(`${file}: ${place}: ${issue.message}: write { "/blog": "/blogs" }`);
}
