import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { from } from '../tokens/scale.ts';
import { ground, token } from '../tokens/tokens.ts';
import { Heading, Text } from '../type/text.tsx';
import { Container } from './container.tsx';

interface SectionProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  /** `wash` tints the whole section; `line` draws a hairline above it; `band` is dark in both themes. */
  readonly tone?: 'plain' | 'wash' | 'line' | 'band';
  readonly children: ReactNode;
}

const elements = {
  plain: 'section',
  wash: styled.section`
    ${ground('wash')}
  `,
  line: styled.section`
    border-top: 1px solid ${token('hairline')};
  `,
  band: styled.section`
    ${ground('band')}
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

interface SectionHeadProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
}

const Row = styled.div`
  display: grid;
  gap: 1rem 2rem;
  align-items: end;
  ${from.desktop} {
    grid-template-columns: 2fr 1fr;
  }
`;

/** The title of a section, and its introduction: at the right on desktops, else below. */
export function SectionHead({ id, title, intro }: SectionHeadProps) {
  return (
    <Row>
      <Heading as="h2" size="section" id={id}>
        {title}
      </Heading>
      {intro && <Text size="large">{intro}</Text>}
    </Row>
  );
}
