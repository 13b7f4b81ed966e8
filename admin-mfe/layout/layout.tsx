import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { MAIN_ID, SkipLink } from '@studio/ui';
import { from } from '@studio/ui/tokens';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.tsx';
import { useLastChange } from '../inbox/message-changes.ts';
import { contentAt } from '../paths.ts';
import { watchUserActivity } from '../request/request.ts';
import { createQueryClient, useMustSignIn, useSession } from '../request/session.ts';
import { SessionEnd } from '../sign-in/session-end.tsx';
import { SignInGate } from '../sign-in/sign-in-gate.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';

/** Loaded with the first change. */
const UndoBar = lazyComponent('undo-bar', () => import(/* webpackChunkName: "undo-bar" */ '../inbox/undo-bar.tsx'));

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/** Hidden for up to 400 ms while the session is loading, so that neither the page nor the sign-in form flashes up. */
const Columns = styled.div`
  flex: 1;
  &[data-pending] {
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

/** Renders the layout of every page below `/admin`: sidebar, header, and the page or the sign-in form. */
export function Component() {
  const [client] = useState(createQueryClient);
  useEffect(watchUserActivity, []);
  return (
    <QueryClientProvider client={client}>
      <SkipLink />
      <Body />
      <SessionEnd />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

function Body() {
  const { isPending } = useSession();
  const change = useLastChange();
  const { pathname } = useLocation();
  // An editor has a bar of its own.
  const isEditor = contentAt(pathname)?.id !== undefined;
  const mustSignIn = useMustSignIn();
  return (
    <Columns data-pending={isPending || undefined}>
      <Sidebar />
      <Content>
        {(!isEditor || mustSignIn) && <Header />}
        <main id={MAIN_ID} tabIndex={-1}>
          <SignInGate>
            <Outlet />
            <div aria-live="polite">{change && <UndoBar key={change.at} change={change} />}</div>
          </SignInGate>
        </main>
      </Content>
    </Columns>
  );
}
