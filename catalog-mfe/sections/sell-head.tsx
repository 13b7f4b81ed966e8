import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';

interface SellHeadProps {
  readonly title: string;
  readonly lead: string;
}

const Region = styled(Container)`
  display: grid;
  gap: 1.25rem 2rem;
  align-items: end;
  padding-block: ${fluid(40, 64)} ${fluid(40, 72)};
  ${from.desktop} {
    grid-template-columns: 2fr 1fr;
  }
`;

/** The title, with what one gets at its right where there is room. */
export function SellHead({ title, lead }: SellHeadProps) {
  return (
    <Region>
      <Heading as="h1" size="page">
        {title}
      </Heading>
      <Text size="large" css={{ [from.desktop]: { paddingBottom: '0.5rem' } }}>
        {lead}
      </Text>
    </Region>
  );
}
