import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { MAIN_ID, SkipLink } from '@studio/ui/skip-link';
import type { ReactNode } from 'react';
import type { ViewStore } from '../store.ts';
import { Header } from './header.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';

interface AdminFrameProps {
  readonly view: ViewStore;
  readonly children: ReactNode;
}

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

/** What stands around every page of the admin area: sidebar and header. */
export function AdminFrame({ view, children }: AdminFrameProps) {
  return (
    <>
      <SkipLink />
      <Columns>
        <Sidebar view={view} />
        <PhoneBar />
        <Content>
          <Header />
          <main id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
        </Content>
      </Columns>
    </>
  );
}
