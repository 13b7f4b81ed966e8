import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import type { HeroSlide } from '../content/hero.ts';

interface HeroClaimsProps {
  readonly slides: readonly HeroSlide[];
}

const List = styled.ul`
  display: grid;
  gap: 2rem;
  margin-top: ${fluid(64, 112)};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Item = styled.li`
  padding-top: 1.25rem;
  border-top: 1px solid ${token('hairline')};
`;

/** The claims after the first, side by side. */
export function HeroClaims({ slides }: HeroClaimsProps) {
  return (
    <List>
      {slides.map(({ id, title, description }) => (
        <Item key={id}>
          <Heading as="h2" size="question">
            {title}
          </Heading>
          <Text css={{ maxWidth: '26em', marginTop: '0.5rem' }}>{description}</Text>
        </Item>
      ))}
    </List>
  );
}
