import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { from } from '@studio/ui/media';
import { fluid } from '@studio/ui/typography';
import type { ReactNode } from 'react';
import { Contents, type Part } from './contents.tsx';

interface LongReadProps {
  /** Shown above the contents. */
  readonly head: ReactNode;
  readonly parts: readonly Part[];
  readonly className?: string;
  /** The text. */
  readonly children: ReactNode;
}

const Columns = styled(Container)`
  display: grid;
  gap: 2rem;
  padding-bottom: ${fluid(72, 128)};
  ${from.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const Aside = styled.div`
  ${from.desktop} {
    grid-column: span 3;
    position: sticky;
    top: 2rem;
    align-self: start;
  }
`;

const Body = styled.div`
  ${from.desktop} {
    grid-column: 5 / -1;
  }
`;

/** A long text, with its contents at the left where there is room. */
export function LongRead({ head, parts, className, children }: LongReadProps) {
  return (
    <Columns className={className}>
      <Aside>
        {head}
        <Contents parts={parts} />
      </Aside>
      <Body>{children}</Body>
    </Columns>
  );
}
