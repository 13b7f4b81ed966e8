import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import type { ReactNode } from 'react';
import { chatWindow } from '../content/chatbot.ts';
import type { ChatState } from '../conversation/chat-store.ts';
import { AnswerText, BotAnswer } from './bot-answer.tsx';
import { NARROW, NARROW_AND_TALL } from './narrow.ts';
import { TypingLines } from './typing-lines.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';
import { UserBubble } from './user-bubble.tsx';

interface MessageListProps {
  readonly chat: Pick<ChatState, 'messages' | 'pending' | 'retry' | 'send'>;
  /** Actions at the end of the conversation, where the window has no head. */
  readonly children?: ReactNode;
}

const Scroller = styled.div<{ isEmpty: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: 0.875rem;
  ${NARROW} {
    padding: 1.25rem;
  }
  overflow-y: auto;
  overscroll-behavior: contain;
  & > :first-of-type {
    margin-top: auto;
    ${NARROW_AND_TALL} {
      margin-top: ${({ isEmpty }) => (isEmpty ? '0' : 'auto')};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** On phones the page's opening stands in its place. */
const Intro = styled.p`
  ${NARROW_AND_TALL} {
    display: none;
  }
`;

const Actions = styled.div`
  display: none;
  ${NARROW} {
    display: block;
    &:not(:empty) {
      margin-top: 1rem;
    }
  }
`;

/** The conversation. A pending answer is hidden from screen readers; the log gets it when it is complete, to announce it once. */
export function MessageList({ chat: { messages, pending, retry, send }, children }: MessageListProps) {
  const asked = messages.filter(({ sender }) => sender === 'user').length;
  const box = useStickToEnd(`${messages.length} ${pending?.text.length} ${messages.at(-1)?.id}`, asked);
  return (
    <Scroller ref={box} isEmpty={messages.length === 0} role="group" tabIndex={0} aria-label={chatWindow.log}>
      <div role="log" aria-label={chatWindow.log} css={{ display: 'grid', gap: '0.875rem' }}>
        {messages.length === 0 && <Intro>{chatWindow.intro}</Intro>}
        {messages.map((message, i) =>
          message.sender === 'user' ? (
            <UserBubble key={message.id} message={message} isBusy={pending !== null} onRetry={retry} />
          ) : (
            <BotAnswer
              key={message.id}
              message={message}
              question={messages[i - 1]?.text ?? ''}
              isLast={i === messages.length - 1}
              onAsk={send}
            />
          ),
        )}
      </div>
      {pending && (
        <div aria-hidden="true" css={{ marginTop: '0.875rem' }}>
          {pending.text ? <AnswerText>{pending.text}</AnswerText> : <TypingLines />}
        </div>
      )}
      <Actions>{children}</Actions>
      <VisuallyHidden role="status">{pending && chatWindow.waiting}</VisuallyHidden>
    </Scroller>
  );
}
