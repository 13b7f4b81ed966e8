import { CacheProvider, type EmotionCache } from '@emotion/react';
import { MANIFEST_PATH, THEME_COLOURS } from '@studio/contract/manifest';
import { icons } from '@studio/pictures/icons';
import { type ReactNode, StrictMode } from 'react';
import { fontFiles } from './frame/fonts/files.ts';

/** Texts of the head, constants of ours. The server writes them, and the browser reads them off what the server wrote. */
export interface InlineTexts {
  readonly css: string;
  readonly script: string;
}

interface DocumentProps {
  readonly cache: EmotionCache;
  readonly inline: InlineTexts;
  readonly children: ReactNode;
}

/**
 * The whole document, rendered on the server and hydrated as it is. The theme script sets an attribute of `html` before
 * React sees it, hence `suppressHydrationWarning`. Scripts and page styles are added by `render.tsx`, after rendering.
 */
export function Document({ cache, inline, children }: DocumentProps) {
  return (
    <StrictMode>
      <html lang="en" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          {Object.values(fontFiles).map((file) => (
            <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
          ))}
          {Object.entries(THEME_COLOURS).map(([theme, colour]) => (
            <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={colour} />
          ))}
          <link rel="icon" type="image/png" sizes="32x32" href={icons.icon32} />
          <link rel="icon" type="image/svg+xml" href={icons.icon} />
          <link rel="apple-touch-icon" href={icons.appleTouchIcon} />
          <link rel="manifest" href={MANIFEST_PATH} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the policy */}
          <style dangerouslySetInnerHTML={{ __html: inline.css }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the policy */}
          <script dangerouslySetInnerHTML={{ __html: inline.script }} />
        </head>
        <body>
          <CacheProvider value={cache}>{children}</CacheProvider>
        </body>
      </html>
    </StrictMode>
  );
}
