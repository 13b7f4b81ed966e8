import styled from '@emotion/styled';
import { Text } from '@studio/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { forOwners } from '../content/pages.ts';
import { useMay } from '../request/session.ts';
import { Failure, LoadingRows, PageHead } from './states.tsx';
import { PAGE_MARGIN } from './styles.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem;
  max-width: 60rem;
  padding: 0 ${PAGE_MARGIN} 3rem;
  & > p {
    max-width: 42rem;
  }
  & > section > h2 {
    margin-bottom: 0.75rem;
  }
`;

interface PageProps {
  readonly title: string;
  /** One line of figures about the page's content. */
  readonly summary?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a page of sections below each other. */
export function Page({ title, summary, className, children }: PageProps) {
  return (
    <>
      <PageHead title={title} summary={summary} />
      <Body className={className}>{children}</Body>
    </>
  );
}

/** Returns a page that only owners may read; others see a sentence in its place, and nothing is requested. */
export function ownersOnly(title: string, OwnersPage: ComponentType) {
  return function OwnersOnly() {
    if (useMay('manage')) return <OwnersPage />;
    return (
      <Page title={title}>
        <Text>{forOwners}</Text>
      </Page>
    );
  };
}

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** Renders what a query has loaded; a placeholder until then, or why it failed, with a button that loads it again. */
export function Loaded<Data>({ query: { data, isError, refetch }, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? <Failure text={failed} onRetry={refetch} inset={false} /> : <LoadingRows />;
}
