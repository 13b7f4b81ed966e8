import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { chatbot, suggestions } from '../content/chatbot.ts';
import { useChat } from '../conversation/chat-store.ts';
import { ChatWindow } from './chat-window.tsx';
import { NARROW, NARROW_AND_TALL } from './narrow.ts';
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
  }
`;

const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const inWindow = css`
  position: relative;
  z-index: 1;
  grid-area: window;
  width: auto;
  height: auto;
  padding-top: 3.5rem;
  clip-path: none;
  pointer-events: none;
  :has(textarea:focus) > & {
    display: none;
  }
`;

/** On narrow screens it stands in the window until the first question, where there is room. */
const Opening = styled.div<{ hasMessages: boolean }>`
  ${NARROW} {
    ${visuallyHidden}
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
        <Text size="lead" css={{ maxWidth: '26em', marginTop: fluid(20, 32) }}>
          {chatbot.lead}
        </Text>
      </Opening>
      <ChatWindow chat={chat} />
      <SuggestedQuestions questions={suggestions} chat={chat} />
    </Columns>
  );
}
