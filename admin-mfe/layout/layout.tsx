import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { MAIN_ID, SkipLink } from '@studio/ui/skip-link';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UndoPlace } from '../inbox/undo/undo-place.tsx';
import { createQueryClient } from '../request/query-client.ts';
import { expireSession, useSession } from '../request/session.ts';
import { watchUserActivity } from '../request/user-activity.ts';
import { SessionEnd } from '../sign-in/session-end.tsx';
import { SignInGate } from '../sign-in/sign-in-gate.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/** Until it is known whether the page or the sign-in form is to be seen, nothing is: neither flashes up before the other. Not for long. */
const Columns = styled.div`
  flex: 1;
  &[data-waiting] {
    visibility: hidden;
    animation: ${appear} 0s 400ms forwards;
  }
  ${from.tablet} {
    display: flex;
  }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

/** The layout of every page below `/admin`: sidebar, header, and the page itself for those who may see it. */
export function Component() {
  const [client] = useState(() => createQueryClient(expireSession));
  useEffect(watchUserActivity, []);
  return (
    <QueryClientProvider client={client}>
      <SkipLink />
      <Frame />
      <SessionEnd />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

/** Sidebar, header and the page, or the sign-in form in its place. */
function Frame() {
  const { isPending } = useSession();
  return (
    <Columns data-waiting={isPending || undefined}>
      <Sidebar />
      <Content>
        <Header />
        <main id={MAIN_ID} tabIndex={-1}>
          <SignInGate>
            <Outlet />
            <UndoPlace />
          </SignInGate>
        </main>
      </Content>
    </Columns>
  );
}
