import type { ShellParts } from '@platform/browser/shell-parts';
import { DocumentHead, PageHead } from './frame/document/head.tsx';
import { Frame } from './frame/frame.tsx';
import { languageOf } from './frame/known-languages.ts';
import { Navigation } from './frame/navigation/navigation.tsx';
import { ErrorPage } from './frame/outlet/error-page.tsx';
import { LoadFailure } from './frame/outlet/load-failure.tsx';
import { OutletLoading } from './frame/outlet/outlet-loading.tsx';

export { addLanguage } from './frame/known-languages.ts';

/** The parts of the site's pages, for browser and server. */
export const parts: ShellParts = {
  lang: languageOf,
  DocumentHead,
  PageHead,
  Navigation,
  Frame,
  ErrorPage,
  LoadFailure,
  Loading: OutletLoading,
};
