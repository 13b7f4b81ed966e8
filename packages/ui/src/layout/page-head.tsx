import styled from '@emotion/styled';
import { fluid } from '../tokens/scale.ts';
import { Heading, Text } from '../type/text.tsx';
import { Container } from './container.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
}

const Box = styled(Container)`
  padding-block: ${fluid(40, 96)} ${fluid(56, 96)};
`;

export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <Box>
      <Heading as="h1" size="page">
        {title}
      </Heading>
      <Text size="lead" css={{ maxWidth: '30em', marginTop: fluid(20, 32) }}>
        {lead}
      </Text>
    </Box>
  );
}
