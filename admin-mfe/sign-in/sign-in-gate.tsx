import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { auth } from '../content/sign-in.ts';
import { forgetMessages } from '../inbox/message-queries.ts';
import { Failure } from '../layout/failure.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { mayRead, useSession } from './session.ts';

/** Loaded when it is needed: admins stay signed in for days. */
const SignInForm = lazy(() => import(/* webpackChunkName: "sign-in" */ './sign-in-form.tsx'));

interface SignInGateProps {
  readonly children: ReactNode;
}

/**
 * Shows a page if this browser has access, else the sign-in form in its place. While the session is loading, the page
 * shows its loading state.
 */
export function SignInGate({ children }: SignInGateProps) {
  const client = useQueryClient();
  const { data: session, isError, refetch } = useSession();
  const isRefused = session !== undefined && !mayRead(session);

  useEffect(() => {
    if (isRefused) forgetMessages(client);
  }, [isRefused, client]);

  if (!session && isError) {
    return (
      <>
        <PageHead title={auth.unknownTitle} />
        <Failure text={auth.unknown} onRetry={refetch} />
      </>
    );
  }
  if (!isRefused) return children;
  if (session.access === 'password') {
    return (
      <Suspense>
        <SignInForm lead={session.detail} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHead title={auth.closedTitle} />
      <Failure text={session.detail ?? auth.closedDetail} />
    </>
  );
}
