import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { moving, phone } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { fluid } from '@studio/ui/typography';
import type { HeroSlide as Slide } from '../content/home.ts';
import { LEAVE_MS } from './hero-clock.ts';
import { belowDesktop } from './hero-media.ts';

interface HeroSlideProps {
  /** Id of the title. */
  readonly id: string;
  readonly slide: Slide;
  readonly as: 'h1' | 'h2';
  readonly isShown: boolean;
  /** How many letters of the title are visible. */
  readonly letters: number;
  /** Shows a cursor after the last visible letter. */
  readonly isTyping: boolean;
}

/**
 * All slides share one grid cell, which is as high as the highest, and stand at its foot, above the buttons. A slide leaves before
 * the next one appears, so that no titles are seen through each other. Hidden ones stay readable for screen readers.
 */
const Item = styled.li`
  grid-area: 1 / 1;
  align-self: end;
  transition: opacity ${LEAVE_MS}ms ease-out ${LEAVE_MS}ms;
  &[data-shown='false'] {
    opacity: 0;
    pointer-events: none;
    user-select: none;
    transition-delay: 0ms;
  }
`;

/**
 * No letter that is typed changes a line's break: without kerning a line is as wide when it is divided between two letters, and lines
 * that are balanced are balanced anew where the cursor divides them.
 */
const TITLE = {
  maxWidth: '7.4em',
  textWrap: 'wrap',
  fontKerning: 'none',
  fontVariantLigatures: 'none',
  [phone]: { whiteSpace: 'pre-line', textWrap: 'balance' },
} as const;

/** On phones a line in a wide typeface reaches into the page's margin rather than being broken. */
const GIVEN_LINES = { [phone]: { maxWidth: 'none', marginRight: '-1.25rem' } } as const;
const LINES_OF_WORDS = { [phone]: { maxWidth: '5.34em' } } as const;

/** The most lines that a sentence has, also where it is shorter: all titles begin at one height. */
const SENTENCE = {
  maxWidth: '27em',
  minHeight: '3em',
  [belowDesktop]: { maxWidth: '23.5em', minHeight: '4.5em' },
  marginTop: fluid(24, 40),
  '@media (max-width: 21.99rem)': { minHeight: '6em' },
} as const;

/** It takes no width, so that no letter depends on where it is. */
const Cursor = styled.span`
  position: relative;
  &::after {
    position: absolute;
    top: 0.2em;
    left: 0.04em;
    width: 0.055em;
    height: 0.78em;
    background: ${token('iris')};
    content: '';
  }
  ${moving} {
    &::after {
      animation: bar 1s steps(2, jump-none) infinite;
    }
    @keyframes bar {
      50% {
        opacity: 1;
      }
      100% {
        opacity: 0;
      }
    }
  }
`;

/**
 * A slide of the hero: a title that is typed letter by letter, and a sentence. Letters that are not typed yet take their
 * space, so that nothing shifts. Screen readers get the whole title, once.
 */
export function HeroSlide({ id, slide: { title, description }, as, isShown, letters, isTyping }: HeroSlideProps) {
  const isPartial = letters < title.length;
  return (
    <Item data-shown={isShown}>
      <Heading
        as={as}
        size="hero"
        id={id}
        css={[TITLE, title.includes('\n') ? GIVEN_LINES : LINES_OF_WORDS]}
        {...(isPartial && { 'aria-label': title })}
      >
        {title.slice(0, letters)}
        {isTyping && <Cursor />}
        {isPartial && <span css={{ visibility: 'hidden' }}>{title.slice(letters)}</span>}
      </Heading>
      <Text size="lead" css={SENTENCE}>
        {description}
      </Text>
    </Item>
  );
}
