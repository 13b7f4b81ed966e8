import { css } from '@emotion/react';
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

const tones = {
  plain: css``,
  wash: css`
    background: ${token('wash')};
  `,
  line: css`
    border-top: 1px solid ${token('hairline')};
  `,
  band: css`
    background: ${token('band')};
    & > * {
      color-scheme: dark;
      color: ${token('ink')};
    }
  `,
};

/** A section of a page: full width, with a container and the vertical space of the design. */
export function Section({ labelledBy, tone = 'plain', children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} css={tones[tone]}>
      <Container css={{ paddingBlock: token('space-section') }}>{children}</Container>
    </section>
  );
}
