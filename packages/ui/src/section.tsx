import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { token } from './tokens.ts';

interface SectionProps {
  /** Id of the heading that names the section. */
  readonly labelledBy: string;
  /** `wash` tints the whole band; `line` draws a hairline above the content. */
  readonly tone?: 'plain' | 'wash' | 'line';
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
};

/** A band of a page: full width, with the vertical space of the design around a container. */
export function Section({ labelledBy, tone = 'plain', children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} css={tones[tone]}>
      <Container css={{ paddingBlock: token('space-section') }}>{children}</Container>
    </section>
  );
}
