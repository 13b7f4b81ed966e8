import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { BentLines, Container, Heading, Text } from '@studio/ui';
import { fluid, from, phoneMargin, type } from '@studio/ui/tokens';
import { chatbot, suggestions } from '../content/chatbot.ts';
import { useChat } from '../conversation/chat-store.ts';
import { BesideWindow } from './beside-window.tsx';
import { ChatWindow } from './chat-window.tsx';
import { NARROW, NARROW_AND_TALL } from './styles.ts';
import { SuggestedQuestions } from './suggested-questions.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: 2.5rem 2rem;
  align-items: start;
  padding-block: ${fluid(40, 96)} ${fluid(72, 128)};
  ${NARROW} {
    grid-template-areas: 'window';
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-block: 0;
  }
  ${from.tablet} {
    grid-template: auto 1fr / 1fr 18.75rem;
    gap: 3rem 4rem;
  }
  ${from.desktop} {
    display: block;
    padding-block: 4.25rem;
  }
`;

/** From 1024px on as high as the window below the header, with the chat in the middle of a drawing. */
const Stage = styled.div`
  ${from.desktop} {
    /* Distance of the middle of the chat from the right edge: 238px at 1024px, 376px at 1440px, then as the container. */
    --middle: max(33.17vw - 6.36rem, 50vw - 21.5rem);
    position: relative;
    min-height: max(100dvh - 4.75rem, 47.5rem);
    overflow: clip;
  }
`;

const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Above the suggested questions, which take the space of the padding at its end. */
const inWindow = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  grid-area: window;
  align-self: stretch;
  width: auto;
  height: auto;
  overflow: visible;
  padding: 2.25rem 0 20rem;
  clip-path: none;
  pointer-events: none;
`;

/** On narrow screens in the window, until the first question, if there is space. */
const Opening = styled.div<{ hasMessages: boolean }>`
  ${from.desktop} {
    max-width: calc(100vw - var(--middle) - 22.5rem);
    h1 {
      max-width: 5em;
    }
    p {
      max-width: 21em;
    }
  }
  ${NARROW} {
    ${visuallyHidden}
    h1 {
      ${type('section')}
    }
    p {
      text-wrap: balance;
    }
    .more {
      display: none;
    }
  }
  ${NARROW_AND_TALL} {
    ${({ hasMessages }) => !hasMessages && inWindow}
  }
`;

export function Component() {
  const chat = useChat();
  return (
    <Stage>
      <BesideWindow isPending={chat.pending !== null} />
      <Columns data-fills-phone>
        <Opening hasMessages={chat.messages.length > 0}>
          <Heading as="h1" size="page">
            {chatbot.title}
          </Heading>
          <Text size="lead" css={{ maxWidth: '26em', marginTop: fluid(14, 32) }}>
            {chatbot.lead} <span className="more">{chatbot.more}</span>
          </Text>
          {chat.messages.length === 0 && <Sheaf />}
        </Opening>
        <ChatWindow chat={chat} />
        <SuggestedQuestions questions={suggestions} chat={chat} />
      </Columns>
    </Stage>
  );
}

const [WIDTH, HEIGHT] = [250, 268];

/** Coordinates of a curve with a start and two cubic parts: those of the innermost line, and of the outermost one. */
const INNER = [250, 96, 160, 119, 88, 168, 46, 186, 70, 208, 160, 208, 250, 198] as const;
const OUTER = [250, 2, 150, 12, 2, 100, 2, 178, 2, 232, 88, 266, 172, 266] as const;

const Drawing = styled(BentLines)`
  display: none;
  ${NARROW} and (min-height: 40rem) {
    display: block;
    flex: 1 1 0px;
    width: calc(100% + ${phoneMargin});
    max-width: none;
    height: 0;
    margin-block: 0.75rem;
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** Returns the path of the `i`-th line, from the innermost to the outermost one. */
function pathOf(i: number): string {
  const share = i / 19;
  const at = INNER.map((inner, j) => (inner + ((OUTER[j] ?? inner) - inner) * share).toFixed(1));
  return `M${at.slice(0, 2).join(' ')}C${at.slice(2).join(' ')}H${WIDTH}`;
}

const D = Array.from({ length: 20 }, (_, i) => pathOf(i)).join('');

/** Renders, on phones before the first question, twenty lines that enter from the edge of the screen and bend back to it. */
const Sheaf = () => <Drawing width={WIDTH} height={HEIGHT} d={D} fit="xMaxYMid" />;
