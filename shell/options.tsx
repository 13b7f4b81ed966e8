import type { ShellOptions } from '@platform/browser/shell-options';
import { DocumentHead, PageHead } from './layout/document/head.tsx';
import { languageOf } from './layout/known-languages.ts';
import { Layout } from './layout/layout.tsx';
import { Navigation } from './layout/navigation/navigation.tsx';
import { ErrorPage } from './layout/outlet/error-page.tsx';
import { LoadFailure } from './layout/outlet/failure.tsx';
import { OutletLoading } from './layout/outlet/outlet-loading.tsx';

export { addLanguage } from './layout/known-languages.ts';

/** The options of the shell, for browser and server. */
export const options: ShellOptions = {
  lang: languageOf,
  DocumentHead,
  PageHead,
  Navigation,
  Layout,
  ErrorPage,
  LoadFailure,
  Loading: OutletLoading,
};
