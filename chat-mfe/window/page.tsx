import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid, type } from '@studio/ui/typography';
import { chatbot, suggestions } from '../content/chatbot.ts';
import { useChat } from '../conversation/chat-store.ts';
import { ChatWindow } from './chat-window.tsx';
import { NARROW, NARROW_AND_TALL } from './narrow.ts';
import { Sheaf } from './sheaf.tsx';
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
    grid-template-columns: 7fr 5fr;
    /* The first screen is the page's own; the window stands in its middle. */
    min-height: calc(min(100svh, 62rem) - 18.75rem);
  }
  ${from.wide} {
    min-height: calc(min(100svh, 90rem) - 18.75rem);
  }
`;

const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Above the suggested questions, which are as high as the padding at its end. */
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

/** On narrow screens it stands in the window until the first question, where there is room. */
const Opening = styled.div<{ hasMessages: boolean }>`
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

/** `/Chatbot` */
export function Component() {
  const chat = useChat();
  return (
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
  );
}
