import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefusedForm } from '@platform/contract/root-data';
import { type Context, Hono } from 'hono';
import { negotiate } from '../http/encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import { ProblemError } from '../http/problem.ts';
import { createLogRequest, type Logger, msSince } from '../http/request-log.ts';
import type { PreparedSet } from '../releases/promotions.ts';
import type { Release } from '../releases/release.ts';
import type { PublicApi } from '../render/api-port.ts';
import { createRenderPool, workerFiles } from '../render/render-pool.ts';
import { messageOf } from '../start-error.ts';
import type { FinishedPage } from './finished-page.ts';
import { createLiveSet, type LiveSet } from './live-set.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { releaseSetOf } from './release-set.ts';

export interface PagesDeps {
  readonly siteData: unknown;
  readonly cacheBytes: number;
  readonly log: Logger;
  /** Path of a stored file in the cache folder. */
  readonly filePath: (sha256: string) => Promise<string>;
  /** What the loaders of pages may ask for. */
  readonly api: PublicApi;
}

/** The finished public pages of a release set, by path. */
export interface Documents {
  /** The set's id. */
  readonly set: string;
  readonly pages: readonly { readonly path: string; readonly html: string }[];
}

/** Reads one of the headers that pages depend on. */
type ReadHeader = (name: 'if-none-match' | 'accept-encoding') => string | undefined;

/** Answers one of Node's own requests, or says false. */
export type AnswerCached = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The site's pages, of whatever is live. */
export interface Pages {
  /** Answers every path. */
  readonly app: Hono;
  /**
   * Answers, and says true, where a page is in the cache under exactly the address asked for; any other request it leaves
   * alone. It comes before the app: routing, and a `Response` to carry the page, would cost as much as all the rest.
   */
  readonly cached: AnswerCached;
  /** Answers a refused form with its page, filled in as it was, under a 4xx `status`. Nobody keeps the answer. */
  refuse(c: Context, path: string, form: RefusedForm, status: number): Promise<Response>;
  /** The finished public pages of the live set. */
  documents(): Promise<Documents>;
  /** Calls back each time another set has gone live. */
  onLive(listener: () => void): void;
  /**
   * Renders a set ahead; `pages` is how many. Without a shell there is no set.
   * @throws ProblemError (422) when its error page or a frame cannot be rendered.
   */
  prepare(releases: readonly Release[]): Promise<PreparedSet & { readonly pages: number }>;
  /** Id of the set that answers, once there is one. */
  readonly live: string | undefined;
  /** The live release of the shell, once there is one. */
  readonly shell: Release | undefined;
  readonly cache: PageCache;
  close(): Promise<void>;
}

/** Serves server-rendered pages composed from the live release set. */
export function createPages({ siteData, cacheBytes, log, filePath, api }: PagesDeps): Pages {
  const cache = createPageCache(cacheBytes);
  let live: LiveSet | undefined;
  const listeners: (() => void)[] = [];

  const logRequest = createLogRequest(log);

  const respond = (c: Context): Response | Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refused(405, { Allow: 'GET, HEAD' });
    if (!live) return refused(503, { 'Retry-After': '1' });
    const [path, search] = split(c.req.url);
    const address = live.addresses.find(path, search);
    if (address.kind === 'moved') return moved(address.path + (search && `?${search}`));
    const page = live.page(address);
    const header: ReadHeader = (name) => c.req.header(name);
    return page instanceof Promise ? page.then((finished) => answer(header, finished)) : answer(header, page);
  };

  const app = new Hono();
  app.all('*', (c): Response | Promise<Response> => {
    const start = performance.now();
    const { method, path } = c.req;
    const logged = (response: Response) => {
      logRequest({ method, path, status: response.status, ms: msSince(start) });
      return response;
    };
    const response = respond(c);
    return response instanceof Promise ? response.then(logged) : logged(response);
  });

  return {
    app,
    cached({ method, url, headers }, response) {
      // Cached pages are kept under their one right spelling, so an exact match needs no look-up of the address.
      const page = method === 'GET' && url !== undefined && live ? cache.get(live.set.id, url) : undefined;
      if (!page || url === undefined) return false;
      const start = performance.now();
      const answered = answerOf((name) => headers[name]?.toString(), page);
      response.writeHead(answered.status, answered.headers).end(answered.body);
      logRequest({ method: 'GET', path: url, status: answered.status, ms: msSince(start) });
      return true;
    },
    cache,
    get live() {
      return live?.set.id;
    },
    get shell() {
      return live?.set.shell;
    },
    async refuse(c, path, form, status) {
      const address = live?.addresses.find(path, '');
      if (!live || address?.kind !== 'page') throw new Error(`${path} is no page of the live set`);
      return answer((name) => c.req.header(name), await live.refused(address, form, status));
    },
    async documents() {
      if (!live) return { set: '', pages: [] };
      return { set: live.set.id, pages: await live.documents() };
    },
    onLive(listener) {
      listeners.push(listener);
    },
    async prepare(releases) {
      const set = releaseSetOf(releases);
      if (!set) throw new Error('There is no release of the shell to switch to');
      const next = createLiveSet({
        set,
        siteData,
        cache,
        pool: createRenderPool({
          files: await workerFiles(set.shell, set.remotes, filePath),
          api,
          onStray: (error) => log.error({ err: error, set: set.id }, 'a page failed after it was rendered'),
        }),
        onFailure: (url, error) => log.error({ err: error, url, set: set.id }, 'page not rendered'),
      });
      const drop = () => next.close();
      const warmed = await next.warm().catch(async (error: unknown) => {
        await drop();
        throw cannotBeShown(error);
      });
      return {
        ...warmed,
        drop,
        async goLive() {
          const last = live;
          live = next;
          for (const listener of listeners) listener();
          await last?.close();
        },
      };
    },
    async close() {
      await live?.close();
    },
  };
}

const cannotBeShown = (error: unknown) =>
  new ProblemError(
    {
      slug: 'set-not-rendered',
      status: 422,
      title: 'The site cannot be shown with this release',
      detail: `Its error page or its frame is not rendered: ${messageOf(error)}. What was live stays live.`,
    },
    { cause: error },
  );

/** Path and search of an address, as they were sent: still encoded. */
function split(url: string): readonly [path: string, search: string] {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const [before = ''] = url.slice(start).split('#', 1);
  const mark = before.indexOf('?');
  return mark === -1 ? [before, ''] : [before.slice(0, mark), before.slice(mark + 1)];
}

const UNCACHED = { 'Cache-Control': 'no-store' };

const refused = (status: 405 | 503, headers: Record<string, string>) =>
  new Response(null, { status, headers: { ...UNCACHED, ...headers } });

const moved = (location: string) => new Response(null, { status: 308, headers: { Location: location } });

/** What is answered for a finished page. */
function answerOf(header: ReadHeader, page: FinishedPage) {
  if (matchesEtag(header('if-none-match'), page.etag)) return { status: 304, headers: page.unchanged, body: null };
  const encoding = negotiate(header('accept-encoding'));
  return { status: page.status, headers: page.headers[encoding], body: page.bodies[encoding] };
}

/** The same as a `Response`. */
function answer(header: ReadHeader, page: FinishedPage): Response {
  const { body, ...rest } = answerOf(header, page);
  return new Response(body, rest);
}
