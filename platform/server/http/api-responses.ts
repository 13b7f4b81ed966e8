import type { Handler, Hono, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { TrieRouter } from 'hono/router/trie-router';
import { notFound, problem } from './problem.ts';

/** Compresses JSON. */
export const compressJson: MiddlewareHandler = compress({ contentTypeFilter: /^application\/json/ });

const addEtag = etag({ weak: true });

/**
 * Adds an ETag to JSON, or responds 304 if the client has the same. It runs `hono/etag` after the route, because that would read a
 * download, which is streamed, into memory.
 */
export const etagJson: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.get('Content-Type')?.startsWith('application/json') || headers.has('Content-Disposition')) return;
  await addEtag(c, async () => {});
};

/** The name under which Hono registers middlewares and routes for every method. */
const EVERY_METHOD = 'ALL';

/**
 * Creates a handler for requests that no route has handled. It responds 405, with the methods in `Allow`, if the path has routes, and
 * 404 otherwise.
 * @param readApp Returns the app with all its routes. Called with the first request.
 */
export function unmatched(readApp: () => Hono): Handler {
  const methodsOf = createMethodsOf(readApp);
  return (c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return notFound(c);
    const allowed = methods.join(', ');
    c.header('Allow', allowed);
    return problem(c, {
      slug: 'method-not-allowed',
      status: 405,
      title: 'This address has other methods',
      detail: `Use one of ${allowed}.`,
    });
  };
}

/**
 * Creates a middleware that adds the methods of an app's routes to `Allow` of a later handler's 405: a page can share its path with a
 * form's POST.
 * @param readApp As for `unmatched`.
 */
export function completeAllow(readApp: () => Hono): MiddlewareHandler {
  const methodsOf = createMethodsOf(readApp);
  return async (c, next) => {
    await next();
    if (c.res.status !== 405) return;
    const own = c.res.headers.get('Allow')?.split(', ') ?? [];
    c.res.headers.set('Allow', [...new Set([...own, ...methodsOf(c.req.path)])].sort().join(', '));
  };
}

/** Creates a function that returns the methods of the routes at a path, sorted. */
function createMethodsOf(readApp: () => Hono): (path: string) => string[] {
  let router: TrieRouter<string> | undefined;
  return (path) => {
    router ??= routerOf(readApp());
    const methods = new Set(router.match(EVERY_METHOD, path)[0].map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}

/** Returns a router that matches a path with the methods of its routes. */
function routerOf({ routes }: Hono): TrieRouter<string> {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) if (method !== EVERY_METHOD) router.add(EVERY_METHOD, path, method);
  return router;
}
