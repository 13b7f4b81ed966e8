import styled from '@emotion/styled';
import { paths } from '@studio/contract/paths';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import type { HeroSlide } from '../content/hero.ts';
import { HeroClaims } from './hero-claims.tsx';

interface HeroProps {
  readonly slides: readonly [HeroSlide, ...HeroSlide[]];
  readonly start: string;
  readonly appointment: { readonly label: string; readonly subject: string };
}

const Region = styled(Container.withComponent('section'))`
  padding-block: ${fluid(40, 96)} ${fluid(56, 72)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 2rem;
  ${from.tablet} {
    margin-top: 2.75rem;
  }
`;

/** The head of the home page: the first claim with its actions, then the other claims. */
export function Hero({ slides: [first, ...others], start, appointment }: HeroProps) {
  return (
    <Region aria-labelledby="hero-title">
      <Heading as="h1" size="hero" id="hero-title" css={{ maxWidth: '9.5em' }}>
        {first.title}
      </Heading>
      <Text size="lead" css={{ maxWidth: '32em', marginTop: fluid(24, 40) }}>
        {first.description}
      </Text>
      <Actions>
        <ButtonLink to={paths.contact()}>{start}</ButtonLink>
        <ButtonLink to={paths.contact(appointment.subject)} variant="outline">
          {appointment.label}
        </ButtonLink>
      </Actions>
      <HeroClaims slides={others} />
    </Region>
  );
}
