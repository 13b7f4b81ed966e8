import { CacheProvider, type EmotionCache } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { baseCss } from './frame/base-css.ts';
import { themeScript } from './frame/theme-script.ts';
import icon from './icon.svg';

interface DocumentProps {
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}

/**
 * The whole document, rendered on the server and hydrated as it is. The theme script sets an attribute of `html` before
 * React sees it, hence `suppressHydrationWarning`. Scripts and page styles are added by `render.tsx`, after rendering.
 */
export function Document({ cache, children }: DocumentProps) {
  return (
    <StrictMode>
      <html lang="en" suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" type="image/svg+xml" href={icon} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the policy */}
          <style dangerouslySetInnerHTML={{ __html: baseCss }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the policy */}
          <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        </head>
        <body>
          <CacheProvider value={cache}>{children}</CacheProvider>
        </body>
      </html>
    </StrictMode>
  );
}
