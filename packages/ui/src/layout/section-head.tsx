import styled from '@emotion/styled';
import { from } from '../tokens/media.ts';
import { Heading } from '../type/heading.tsx';
import { Text } from '../type/text.tsx';

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
