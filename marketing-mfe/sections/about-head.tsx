import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { People } from './people.tsx';

interface AboutHeadProps {
  readonly title: string;
  readonly lead: string;
}

const Columns = styled(Container)`
  display: grid;
  gap: 3rem clamp(2rem, 6vw, 6rem);
  align-items: end;
  padding-block: ${fluid(40, 72)} ${fluid(56, 96)};
  ${from.desktop} {
    grid-template-columns: 1fr minmax(0, 39rem);
  }
`;

/** The about page's title and what it is about, and beside them four of the people it is about. */
export function AboutHead({ title, lead }: AboutHeadProps) {
  return (
    <Columns>
      <div>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '24em', marginTop: fluid(20, 32) }}>
          {lead}
        </Text>
      </div>
      <People eager />
    </Columns>
  );
}
