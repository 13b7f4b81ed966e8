import type { Handler, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { notFound, problem } from '../problem.ts';

/** Hono registers middlewares and routes for every method with this name. */
const EVERY_METHOD = 'ALL';

/**
 * Creates a handler of requests that no route has taken. Responds 405, with the methods in `Allow`, where routes exist for the
 * path, and 404 otherwise.
 * @param readApp Returns the app with all its routes. Called with the first request.
 */
export function unmatched(readApp: () => Hono): Handler {
  let router: TrieRouter<string> | undefined;
  return (c) => {
    router ??= routerOf(readApp());
    const methods = new Set(router.match(EVERY_METHOD, c.req.path)[0].map(([method]) => method));
    if (methods.size === 0) return notFound(c);
    if (methods.has('GET')) methods.add('HEAD');
    const allowed = [...methods].sort().join(', ');
    c.header('Allow', allowed);
    return problem(c, {
      slug: 'method-not-allowed',
      status: 405,
      title: 'This address has other methods',
      detail: `Use one of ${allowed}.`,
    });
  };
}

/** Returns a router that finds the methods of a path. */
function routerOf({ routes }: Hono): TrieRouter<string> {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) if (method !== EVERY_METHOD) router.add(EVERY_METHOD, path, method);
  return router;
}
