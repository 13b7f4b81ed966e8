import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { Failure, PageHead } from '../components/states.tsx';
import { auth } from '../content/sign-in.ts';
import { mayRead, removePrivateData, useSession } from '../request/session.ts';

/** Loaded when it is needed: admins stay signed in for days. */
const SignInForm = lazyComponent('sign-in', () => import(/* webpackChunkName: "sign-in" */ './sign-in-form.tsx'));

/** Renders the page, also while the session is loading, or the sign-in form if this browser has no access. */
export function SignInGate({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { data: session, isError, refetch } = useSession();
  const isRefused = session !== undefined && !mayRead(session);

  useEffect(() => {
    if (isRefused) removePrivateData(client);
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
  if (session.access === 'password') return <SignInForm lead={session.detail} />;
  return (
    <>
      <PageHead title={auth.closedTitle} />
      <Failure text={session.detail ?? auth.closedDetail} />
    </>
  );
}
