import styled from '@emotion/styled';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import type { HeroSlide as Slide } from '../content/hero.ts';
import { TypedTitle } from './typed-title.tsx';

interface HeroSlideProps {
  readonly slide: Slide;
  readonly as: 'h1' | 'h2';
  readonly isShown: boolean;
  readonly letters: number;
  readonly isTyping: boolean;
}

/** All lie in one cell, as high as the highest. Those that are not shown can still be heard. */
const Item = styled.li`
  grid-area: 1 / 1;
  transition: opacity ${token('motion-slow')};
  &[data-shown='false'] {
    opacity: 0;
    pointer-events: none;
    user-select: none;
  }
`;

/** A title of the hero with its sentence. */
export function HeroSlide({ slide, as, isShown, letters, isTyping }: HeroSlideProps) {
  return (
    <Item data-shown={isShown}>
      <TypedTitle as={as} id={`hero-${slide.id}`} text={slide.title} letters={letters} isTyping={isTyping} />
      <Text size="lead" css={{ maxWidth: '29em', marginTop: fluid(24, 40) }}>
        {slide.description}
      </Text>
    </Item>
  );
}
