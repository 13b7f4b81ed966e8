import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { PageData } from '@platform/contract/render';
import { type ReactNode, StrictMode } from 'react';
import type { ShellOptions } from './shell-options.ts';

interface DocumentProps {
  readonly shell: Pick<ShellOptions, 'lang' | 'DocumentHead'>;
  readonly pathname: string;
  /** The `data-` attributes of `html`: in the browser those that it has, which React would otherwise remove when it renders the page anew. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly cache: EmotionCache;
  readonly globalCss: string;
  readonly children: ReactNode;
}

/** Returns the language of a page's document: a tag of BCP 47. */
export const languageOf = ({ lang }: Pick<ShellOptions, 'lang'>, pathname: string): string =>
  typeof lang === 'string' ? lang : lang(pathname);

/**
 * The whole document, rendered on the server and hydrated unchanged. The page's inline script may set attributes of `html` before
 * React starts, hence `suppressHydrationWarning`. `headTags` adds scripts and the page's styles after rendering.
 */
export function Document({ shell, pathname, attributes, cache, globalCss, children }: DocumentProps) {
  const { DocumentHead } = shell;
  return (
    <StrictMode>
      <html lang={languageOf(shell, pathname)} {...attributes} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
          <DocumentHead />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shell, hashed in the policy */}
          <style data-base dangerouslySetInnerHTML={{ __html: globalCss }} />
        </head>
        <body>
          <CacheProvider value={cache}>{children}</CacheProvider>
        </body>
      </html>
    </StrictMode>
  );
}

/** Returns the shell's global style sheet of the current page. Extensions put style elements of their own before it. */
export const readGlobalCss = (): string => document.head.querySelector('style[data-base]')?.textContent ?? '';

const ELEMENT_ID = 'page-data';

/**
 * Returns the HTML element that carries a page's data. It belongs at the end of the body: nothing that is painted waits for it. `<` is
 * escaped, so that no text can close the element.
 */
export function pageDataTag(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Returns the data of the current page. Throws if the page has none. */
export function readPageData(): PageData {
  const text = document.querySelector(`body > script#${ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error('This page carries no page data');
  return JSON.parse(text) as PageData;
}
