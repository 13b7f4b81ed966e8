import styled from '@emotion/styled';
import { Alert, Heading, Skeleton, Text } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { inbox } from '../content/inbox.ts';
import { SmallButton } from './controls.tsx';
import { PAGE_MARGIN, PAGE_WIDTH, row } from './styles.ts';

const Rows = styled.div`
  & > div {
    padding-block: 1.125rem;
    border-top: 1px solid ${token('hairline')};
  }
  & > div > span {
    width: 12rem;
    max-width: 60%;
  }
  & > div > span + span {
    width: 20rem;
    max-width: 90%;
    margin-top: 0.75rem;
  }
`;

const ROWS = [1, 2, 3, 4, 5];

/** Placeholder of a list that is loading: rows of two bars. Decorative. */
export const LoadingRows = () => (
  <Rows aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row}>
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </Rows>
);

interface FailureProps {
  readonly text: string;
  /** Loads again. Without it, there is no button. */
  readonly onRetry?: () => unknown;
  readonly inset?: boolean;
}

const Box = styled.div`
  ${row}
  gap: 0.75rem 1.25rem;
  padding-block: 0.5rem 1.5rem;
  &[data-inset] {
    padding: 1.25rem ${PAGE_MARGIN} 1.5rem;
  }
`;

/** Explains why something could not be loaded. */
export function Failure({ text, onRetry, inset = true }: FailureProps) {
  return (
    <Box data-inset={inset || undefined}>
      <Alert kind="error">{text}</Alert>
      {onRetry && <SmallButton onClick={() => void onRetry()}>{inbox.retry}</SmallButton>}
    </Box>
  );
}

/** Id of the place in the header for the title of a page that has no head of its own. */
export const HEADER_TITLE_ID = 'header-title';

/** Renders the title of a page, and a line of figures, in the header. Not for screen readers: the page has a hidden heading. */
export function HeaderTitle({ title, summary }: PageHeadProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(HEADER_TITLE_ID)), []);
  if (!place) return null;
  return createPortal(
    <>
      <strong aria-hidden="true">{title}</strong>
      {summary !== undefined && <span>{summary}</span>}
    </>,
    place,
  );
}

interface PageHeadProps {
  readonly title: string;
  /** One line of figures about the page's content. */
  readonly summary?: string | undefined;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  max-width: ${PAGE_WIDTH};
  padding: 2rem ${PAGE_MARGIN} 1.25rem;
`;

export function PageHead({ title, summary }: PageHeadProps) {
  return (
    <Head>
      <Heading as="h1" size="title2">
        {title}
      </Heading>
      {summary !== undefined && <Text size="small">{summary}</Text>}
    </Head>
  );
}
