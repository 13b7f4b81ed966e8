import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { access } from '../content/access.ts';
import { Failure } from '../frame/failure.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { forgetMessages } from '../queries/messages.ts';
import { mayRead, useSession } from '../queries/session.ts';
import { SignIn } from './sign-in.tsx';

interface OwnerGateProps {
  readonly children: ReactNode;
}

/**
 * Shows a page to the owner, and in its place the way in to everybody else. While it is not known who is here, the
 * page shows that it loads.
 */
export function OwnerGate({ children }: OwnerGateProps) {
  const client = useQueryClient();
  const { data: session, isError, refetch } = useSession();
  const refused = session !== undefined && !mayRead(session);

  useEffect(() => {
    if (refused) forgetMessages(client);
  }, [refused, client]);

  if (!session && isError) {
    return (
      <>
        <PageHead title={access.unknownTitle} />
        <Failure text={access.unknown} onRetry={refetch} />
      </>
    );
  }
  if (!refused) return children;
  if (session.access === 'password') return <SignIn lead={session.detail} />;
  return (
    <>
      <PageHead title={access.closedTitle} />
      <Failure text={session.detail ?? access.closedDetail} />
    </>
  );
}
