import type { ShellParts } from '@platform/browser/shell-parts';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { DocumentHead, PageHead } from './frame/head.tsx';
import { LoadFailure } from './frame/load-failure.tsx';
import { Navigation } from './frame/navigation/navigation.tsx';
import { OutletLoading } from './frame/outlet-loading.tsx';

/** The parts that browser and server build this site's pages from. */
export const parts: ShellParts = {
  lang: 'en',
  DocumentHead,
  PageHead,
  Navigation,
  Frame,
  ErrorPage,
  LoadFailure,
  Loading: OutletLoading,
};
