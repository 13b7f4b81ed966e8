import styled from '@emotion/styled';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { chatbot, suggestions } from '../content/chatbot.ts';
import { ChatWindow } from '../sections/chat-window.tsx';
import { SuggestedQuestions } from '../sections/suggested-questions.tsx';
import { useChat } from '../store/use-chat.ts';

const Columns = styled(Container)`
  display: grid;
  gap: 2.5rem 2rem;
  align-items: start;
  padding-block: ${fluid(40, 96)} ${fluid(72, 128)};
  ${from.tablet} {
    grid-template: auto 1fr / 1fr 18.75rem;
    gap: 3rem 4rem;
  }
  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`;

/** `/Chatbot` */
export function Component() {
  const chat = useChat();
  return (
    <Columns>
      <div>
        <Heading as="h1" size="page">
          {chatbot.title}
        </Heading>
        <Text size="lead" css={{ maxWidth: '26em', marginTop: fluid(20, 32) }}>
          {chatbot.lead}
        </Text>
      </div>
      <ChatWindow chat={chat} />
      <SuggestedQuestions questions={suggestions} isBusy={chat.pending !== null} onAsk={chat.send} />
    </Columns>
  );
}
