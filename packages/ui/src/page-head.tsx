import styled from '@emotion/styled';
import { Container } from './container.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';
import { fluid } from './typography.ts';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
}

const Region = styled(Container)`
  padding-block: ${fluid(40, 96)} ${fluid(56, 96)};
`;

/** A page's title and what it is about. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <Region>
      <Heading as="h1" size="page">
        {title}
      </Heading>
      <Text size="lead" css={{ maxWidth: '30em', marginTop: fluid(20, 32) }}>
        {lead}
      </Text>
    </Region>
  );
}
