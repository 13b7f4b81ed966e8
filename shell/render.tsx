import { text } from 'node:stream/consumers';
import * as emotionReact from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import createEmotionServer from '@emotion/server/create-instance';
import * as emotionStyled from '@emotion/styled';
import type { HydrationState, PageRequest, PageResult, ShellServerHalf } from '@studio/contract/render';
import { ROOT_ROUTE_ID } from '@studio/contract/root-data';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router';
import * as reactRouterDom from 'react-router-dom';
import * as zustand from 'zustand';
import { Document } from './document.tsx';
import { toPageRoutes } from './federation/remote-routes.ts';
import { baseCss } from './frame/base-css.ts';
import { themeScript } from './frame/theme-script.ts';
import { headTags } from './head-tags.ts';
import { createRoutes } from './routes.tsx';
import { createStyleCache } from './style-cache.ts';

/** The shell's copies of what remotes share, by module name: one React in every worker. */
export const shared: ShellServerHalf['shared'] = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  '@emotion/react': emotionReact,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@emotion/styled': emotionStyled,
  zustand,
};

/** Renders a page as a whole document. Rejects when anything in it throws: the site then sends the frame alone. */
export async function render(request: PageRequest): Promise<PageResult> {
  const { owner, root, frameOnly, api } = request;
  const pages = owner && !frameOnly ? toPageRoutes(owner.name, owner.routes, { api, onServer: true }) : [];
  const handler = createStaticHandler(createRoutes({ root, pages, frameOnly }));
  const context = await handler.query(new Request(new URL(request.url, 'http://site.invalid')));
  if (context instanceof Response) throw new Error(`${request.url} answered a response instead of a page`);

  const errors = responsesOf(context.errors);
  const cache = createStyleCache();
  cache.compat = true;
  const { prelude } = await prerenderToNodeStream(
    <Document cache={cache} inline={{ css: baseCss, script: themeScript }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
    // Every part stands where it belongs, whatever its size: nothing waits for a script that moves it there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await text(prelude);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const { [ROOT_ROUTE_ID]: _, ...loaderData } = context.loaderData;
  const tags = headTags(request, styles, frameOnly ? null : { loaderData, errors });
  return {
    status: context.statusCode,
    html: html.replace('</head>', () => `${tags}</head>`),
    inlineStyles: [baseCss, ...styles.map((style) => style.css)],
    inlineScripts: [themeScript],
  };
}

/** Errors that are answers (404 …) belong to the page; any other is thrown. */
function responsesOf(errors: Record<string, unknown> | null): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) throw error;
      return [id, { status: error.status, statusText: error.statusText, data: error.data as unknown, internal: false }];
    }),
  );
}
