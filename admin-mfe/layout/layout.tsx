import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { MAIN_ID, SkipLink } from '@studio/ui/skip-link';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { UndoPlace } from '../inbox/undo/undo-place.tsx';
import { createQueryClient } from '../request/query-client.ts';
import { watchUserActivity } from '../request/user-activity.ts';
import { expireSession } from '../sign-in/session.ts';
import { SessionEnd } from '../sign-in/session-end.tsx';
import { SignInGate } from '../sign-in/sign-in-gate.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

const Columns = styled.div`
  flex: 1;
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
      <Columns>
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
      <SessionEnd />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}
