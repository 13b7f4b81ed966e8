import type { ComponentType, ReactNode } from 'react';

/** The parts a site's shell is made of. `hydrateShell` and `createServerHalf` take the same ones. */
export interface ShellParts {
  /** Language of the document, such as `en`. */
  readonly lang: string;
  /** Elements of the document's head that every page has: icons, fonts, colours. */
  readonly DocumentHead: ComponentType;
  /** Writes title and description of the matched page. */
  readonly PageHead: ComponentType<PageHeadProps>;
  /** Rendered on every page, before its frame: progress bar, route announcer. */
  readonly Navigation?: ComponentType;
  /** Stands around every page whose frame is `public`. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  /** Shown for every error and every unknown path. `useRouteError` returns the error, if there is one. */
  readonly ErrorPage: ComponentType;
  /** Shown in the outlet when a remote's code could not be loaded; `useTryAgain` loads it again. */
  readonly LoadFailure: ComponentType;
  /** Shown in the outlet while a page's code is being loaded. */
  readonly Loading: ComponentType;
}

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
}

/** Constant texts of the document's head. The server writes them; the browser reads them from the page. */
export interface InlineTexts {
  /** The shell's global style sheet. */
  readonly css: string;
  /** Script that runs before the first paint. */
  readonly script: string;
}
