import { text } from 'node:stream/consumers';
import createEmotionServer from '@emotion/server/create-instance';
import type { HydrationState, PageRequest, PageResult, ShellServerBundle } from '@platform/contract/render';
import { ROOT_ROUTE_ID } from '@platform/contract/root-data';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router';
import { Document, languageOf, pageDataTag } from './document.tsx';
import { fontTags, headTags, inlineScript, startTags } from './head/head-tags.ts';
import { readFacts } from './head/page-facts.ts';
import { sharedModules } from './loading/shared-modules.ts';
import { toPageRoutes } from './remote-routes.ts';
import { createRoutes } from './routes.tsx';
import { endScreen, firstScreenOf } from './screen-end.tsx';
import type { ServerOptions, ShellOptions } from './shell-options.ts';
import { createStyleCache, styleTag, withoutFallbacks } from './styles.ts';

/** The origin of the addresses of files, in a render process. */
declare const FILE_ORIGIN: string | undefined;

/** Tags as React writes them: the first one of the head, and those around the contents of the body. Other tags are inserted at them. */
const CHARSET = '<meta charSet="utf-8"/>';
const BODY_START = '</head><body>';
const BODY_END = '</body>';

/** Returns the document's attributes with the origin of its files, which the build's `fileOrigins` reads; none if it is the site's. */
const fileOriginAttributes = (): Readonly<Record<string, string>> =>
  typeof FILE_ORIGIN === 'undefined' || FILE_ORIGIN === '' ? {} : { 'data-files': FILE_ORIGIN };

/** Creates the exports of a shell's server bundle. */
export function createServerBundle(shell: ShellOptions, serverOptions: ServerOptions = {}): ShellServerBundle {
  return { shared: sharedModules, render: (request) => renderPage(shell, serverOptions, request) };
}

/** Renders a page as a whole document. Rejects if anything in it throws; the server then sends the layout alone. */
async function renderPage(
  shell: ShellOptions,
  { css = '', fonts, titleFont, lateStyles, script: own = '', describePage }: ServerOptions,
  request: PageRequest,
): Promise<PageResult> {
  const { remote, root, layoutOnly, api } = request;
  const pages = remote && !layoutOnly ? toPageRoutes(remote.name, remote.routes, { api, onServer: true }) : [];
  const handler = createStaticHandler(createRoutes({ shell, root, pages, layoutOnly }));
  const context = await handler.query(new Request(new URL(request.url, 'http://site.invalid')));
  if (context instanceof Response) return redirectOf(context);

  const { pathname } = context.location;
  const lang = languageOf(shell, pathname);
  const base = typeof css === 'string' ? css : css(lang);
  const globalCss = withoutFallbacks(base, base);
  const errors = errorResponses(context.errors);
  const facts = describePage && !errors ? await readFacts({ root, routes: remote?.routes ?? [], context }) : undefined;
  const cache = createStyleCache();
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(
    <Document shell={shell} pathname={pathname} attributes={fileOriginAttributes()} cache={cache} globalCss={globalCss}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
    // Large shell, too, are written where they belong, so that none waits for a script that moves it there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await text(prelude);
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const takeStyles = (part: string) => {
    const { styles } = extractCriticalToChunks(part);
    for (const id of styles.flatMap(({ ids }) => ids)) cache.inserted[id] = true;
    return withoutFallbacks(styles.map(({ css: rules }) => rules).join(''), base);
  };
  const critical = takeStyles(firstScreenOf(html));
  const late = takeStyles(html);
  const { [ROOT_ROUTE_ID]: _, ...loaderData } = context.loaderData;
  const statements = describePage && facts && describePage(facts);
  const hydration = layoutOnly ? null : { loaderData, errors };
  const script = inlineScript(own, request);
  const preloads = fontTags(fonts?.(lang) ?? []);
  const tags = preloads.head + headTags(request, { css: critical, statements });
  const data = pageDataTag({ root, registry: request.registry, remote: remote?.name ?? null, hydration });
  const started = replaceOnce(html, CHARSET, CHARSET + startTags(request, script));
  const font = titleFont?.(lang);
  const characters = titleCharacters(html);
  const styled = replaceOnce(started, BODY_START, tags + BODY_START + preloads.body);
  const page = replaceOnce(styled, BODY_END, data + BODY_END);
  return {
    status: context.statusCode,
    html: endScreen(page, { file: lateStyles, styles: late && styleTag(late) }),
    inlineStyles: [globalCss, critical, late],
    inlineScripts: [script],
    ...(font && characters && { titleFont: { ...font, characters } }),
  };
}

/** Returns the redirect that a loader responded with. */
const redirectOf = ({ status, headers }: Response): PageResult => ({
  status,
  location: headers.get('Location') ?? '',
  html: '',
  inlineStyles: [],
  inlineScripts: [],
});

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the characters of the first heading of the page, each once and in order; none if it has no heading. */
function titleCharacters(html: string): string {
  const start = html.indexOf('<h1');
  const title = start === -1 ? '' : html.slice(start, html.indexOf('</h1>', start));
  const text = title.replace(/<[^<>]*>/g, '').replace(/&(\w+|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
  return [...new Set(text)].sort().join('');
}

/** Replaces a text that React writes. Throws if it is absent: the page would lack its scripts, styles or data. */
function replaceOnce(html: string, text: string, replacement: string): string {
  if (!html.includes(text)) throw new Error(`React wrote a document without ${text}`);
  return html.replace(text, () => replacement);
}

/** Returns the errors that are responses (404 …). Throws any other error. */
function errorResponses(errors: Record<string, unknown> | null): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) throw error;
      return [id, { status: error.status, statusText: error.statusText, data: error.data as unknown, internal: false }];
    }),
  );
}
