import styled from '@emotion/styled';
import type { HeroSlide as Slide } from '@studio/content/collections/hero-slides';
import { Heading, Text } from '@studio/ui';
import { belowDesktop, fluid, moving, phone, phoneMargin, token } from '@studio/ui/tokens';
import { LEAVE_MS } from './hero-clock.ts';

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
 * All slides share one grid cell, as high as the highest, and are aligned to its bottom, above the buttons. A slide fades out before
 * the next one appears, so that titles do not overlap. Screen readers also read hidden slides.
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
 * Typing never changes a line break. Without kerning, a line that the cursor splits keeps its width; on desktops lines are not
 * balanced, because the browser would balance the split ones again.
 */
const TITLE = {
  maxWidth: '7.4em',
  textWrap: 'wrap',
  fontKerning: 'none',
  fontVariantLigatures: 'none',
  [phone]: { whiteSpace: 'pre-line', textWrap: 'balance' },
} as const;

/** On phones a line in a wide typeface extends into the page's margin instead of breaking. */
const GIVEN_LINES = { [phone]: { maxWidth: 'none', marginRight: `calc(-1 * ${phoneMargin})` } } as const;
const LINES_OF_WORDS = { [phone]: { maxWidth: '5.34em' } } as const;

/** Reserves the lines of the longest sentence, so that all titles begin at one height. */
const SENTENCE = {
  maxWidth: '27em',
  minHeight: '3em',
  [belowDesktop]: { maxWidth: '23.5em', minHeight: '4.5em' },
  marginTop: fluid(24, 40),
  '@media (max-width: 21.99rem)': { minHeight: '6em' },
} as const;

/** Has no width, so that it moves no letter. */
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
 * A slide of the hero: a title that is typed letter by letter, and a sentence. Letters that are not typed yet reserve their
 * space, so that nothing shifts. Screen readers get the whole title once.
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
        <span translate="no">{title.slice(0, letters)}</span>
        {isTyping && <Cursor />}
        {isPartial && (
          <span translate="no" css={{ visibility: 'hidden' }}>
            {title.slice(letters)}
          </span>
        )}
      </Heading>
      <Text size="lead" css={SENTENCE}>
        {description}
      </Text>
    </Item>
  );
}
