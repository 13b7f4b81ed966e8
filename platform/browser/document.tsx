import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { hoverOnly } from './hover-only.ts';
import type { InlineTexts, ShellParts } from './shell-parts.ts';

interface DocumentProps {
  readonly parts: Pick<ShellParts, 'lang' | 'DocumentHead'>;
  readonly cache: EmotionCache;
  readonly inline: InlineTexts;
  readonly children: ReactNode;
}

/**
 * The whole document, rendered on the server and hydrated unchanged. The inline script may set attributes of `html` before
 * React starts, hence `suppressHydrationWarning`. `headTags` adds scripts and the page's styles after rendering.
 */
export function Document({ parts: { lang, DocumentHead }, cache, inline, children }: DocumentProps) {
  return (
    <StrictMode>
      <html lang={lang} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
          <DocumentHead />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shell, hashed in the policy */}
          <style dangerouslySetInnerHTML={{ __html: inline.css }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shell, hashed in the policy */}
          <script dangerouslySetInnerHTML={{ __html: inline.script }} />
        </head>
        <body>
          <CacheProvider value={cache}>{children}</CacheProvider>
        </body>
      </html>
    </StrictMode>
  );
}

/**
 * Creates Emotion's cache, the same on server and browser. Rules are inserted one by one in development, too: the
 * Content-Security-Policy forbids writing text into a style element. Supported browsers need no vendor prefixes.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', speedy: true, stylisPlugins: [hoverOnly] });
}

/** Marks the style elements with the rules of the first page. */
export const CRITICAL_MARK = 'data-critical';

/**
 * Creates the browser's cache, which knows the classes that the page came with. By its own marks Emotion would find them, too, but
 * each of its caches would move the elements, for which the browser computes every style again.
 */
export function createBrowserStyleCache(): EmotionCache {
  const cache = createStyleCache();
  for (const { textContent } of document.head.querySelectorAll(`style[${CRITICAL_MARK}]`))
    for (const [, id = ''] of textContent?.matchAll(/\.css-([a-z0-9]+)/g) ?? []) cache.inserted[id] = true;
  return cache;
}
