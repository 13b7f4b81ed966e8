import styled from '@emotion/styled';
import { Heading } from './heading.tsx';
import { from } from './media.ts';
import { Text } from './text.tsx';

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

/** A section's title, with its introduction at the right where there is room. */
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
