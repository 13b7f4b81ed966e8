import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { token } from '../tokens/tokens.ts';
import { Container } from './container.tsx';

interface SectionProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  /** `wash` tints the whole section; `line` draws a hairline above it; `band` is dark in both themes. */
  readonly tone?: 'plain' | 'wash' | 'line' | 'band';
  readonly children: ReactNode;
}

/** The elements by tone. */
const elements = {
  plain: 'section',
  wash: styled.section`
    background: ${token('wash')};
  `,
  line: styled.section`
    border-top: 1px solid ${token('hairline')};
  `,
  band: styled.section`
    background: ${token('band')};
    & > * {
      color-scheme: dark;
      color: ${token('ink')};
    }
  `,
} as const;

/** A section of a page: full width, with a container and the vertical space of the design. */
export function Section({ labelledBy, tone = 'plain', children }: SectionProps) {
  const Element = elements[tone];
  return (
    <Element aria-labelledby={labelledBy}>
      <Container css={{ paddingBlock: token('space-section') }}>{children}</Container>
    </Element>
  );
}
