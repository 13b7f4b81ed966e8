import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { moving } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';

interface TypedTitleProps {
  readonly as: 'h1' | 'h2';
  readonly id: string;
  readonly text: string;
  /** How many of its letters are shown. */
  readonly letters: number;
  /** It is being typed: a bar stands after the last letter. */
  readonly isTyping: boolean;
}

/** What is not typed yet keeps its place, so that nothing moves. */
const Rest = styled.span`
  visibility: hidden;
`;

const Bar = styled.span`
  position: relative;
  &::after {
    position: absolute;
    top: 0.2em;
    left: 0.04em;
    width: 0.055em;
    height: 0.84em;
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

/** A title that is typed letter by letter. Those who hear the page get the whole of it, once. */
export function TypedTitle({ as, id, text, letters, isTyping }: TypedTitleProps) {
  return (
    <Heading
      as={as}
      size="hero"
      id={id}
      css={{ maxWidth: '9.5em' }}
      {...(letters < text.length && { 'aria-label': text })}
    >
      {text.slice(0, letters)}
      {isTyping && <Bar />}
      {letters < text.length && <Rest>{text.slice(letters)}</Rest>}
    </Heading>
  );
}
