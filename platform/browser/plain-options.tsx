import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { PageHeadProps, ShellOptions } from './shell-options.ts';
import { useTryAgain } from './use-try-again.ts';

/** Plain options, in English, for a shell without a design of its own. The shell adds its layout and may replace any option. */
export const plainOptions: Omit<ShellOptions, 'Layout'> = {
  lang: 'en',
  DocumentHead: () => null,
  PageHead,
  ErrorPage,
  LoadFailure,
  Loading: () => <p>Loading …</p>,
};

function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

function ErrorPage() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error) && error.status === 404 ? 'Page not found' : 'This page failed';
  return (
    <>
      <title>{message}</title>
      <h1>{message}</h1>
    </>
  );
}

function LoadFailure() {
  const { busy, tryAgain } = useTryAgain();
  return (
    <div role="alert">
      <h1>This page did not load</h1>
      <button type="button" disabled={busy} onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
