import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Section } from '@studio/ui/section';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import type { Point } from '../content/about.ts';

interface ValuesListProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly values: readonly Point[];
}

const Columns = styled.div`
  display: grid;
  gap: 2.5rem 2rem;
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Row = styled.li`
  display: grid;
  gap: 0.5rem 2rem;
  padding-block: 1.5rem;
  border-top: 1px solid ${token('hairline')};
  ${from.tablet} {
    grid-template-columns: 2fr 5fr;
    align-items: baseline;
  }
`;

/** Short statements, one a row, with the title beside them. */
export function ValuesList({ id, title, values }: ValuesListProps) {
  return (
    <Section labelledBy={id} tone="wash">
      <Columns>
        <Heading as="h2" size="section" id={id}>
          {title}
        </Heading>
        <ul css={{ borderBottom: `1px solid ${token('hairline')}` }}>
          {values.map((value) => (
            <Row key={value.title}>
              <Heading as="h3" size="question">
                {value.title}
              </Heading>
              <Text>{value.text}</Text>
            </Row>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
