import styled from '@emotion/styled';
import { ArrowRight } from '@studio/ui/icons';
import { from, token, withoutScripts } from '@studio/ui/tokens';
import { chatbot } from '../content/chatbot.ts';
import type { ChatState } from '../conversation/chat-store.ts';
import { NARROW, NARROW_AND_TALL } from './styles.ts';

interface SuggestedQuestionsProps {
  readonly questions: readonly string[];
  readonly chat: Pick<ChatState, 'messages' | 'pending' | 'send'>;
}

const List = styled.ul<{ hasMessages: boolean }>`
  max-width: 29rem;
  border-bottom: 1px solid ${token('hairline')};
  ${from.desktop} {
    max-width: min(29rem, 100vw - var(--middle) - 25.5rem);
    margin-top: 3rem;
    & > :first-of-type {
      border-color: ${token('ink')};
    }
  }
  & > li {
    border-top: 1px solid ${token('hairline')};
  }
  ${NARROW} {
    max-width: none;
    margin-block: 1.5rem 3rem;
  }
  /* In the window, above the field, until the conversation begins. */
  ${NARROW_AND_TALL} {
    display: ${({ hasMessages }) => (hasMessages ? 'none' : 'block')};
    grid-area: window;
    align-self: end;
    margin-block: 0 5rem;
  }
  ${withoutScripts} {
    display: none;
  }
`;

const Question = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  width: 100%;
  min-height: 3.75rem;
  padding: 0.75rem 0;
  border: 0;
  background: none;
  color: ${token('ink')};
  font: 500 1.0625rem/1.35 ${token('font-text')};
  text-align: start;
  cursor: pointer;
  ${NARROW} {
    min-height: 3.4375rem;
    padding-block: 0.5rem;
    font-size: 1rem;
  }
  & > svg {
    flex: none;
    color: ${token('ink-3')};
    transition: transform 200ms ease-out;
  }
  &:not([aria-disabled='true']):hover,
  &:not([aria-disabled='true']):hover > svg {
    color: ${token('iris')};
  }
  &:not([aria-disabled='true']):hover > svg {
    transform: translateX(4px);
  }
  &[aria-disabled='true'] {
    color: ${token('ink-3')};
    cursor: progress;
  }
`;

/** Renders suggested questions. A click sends one to the chat unless an answer is pending. */
export function SuggestedQuestions({ questions, chat: { messages, pending, send } }: SuggestedQuestionsProps) {
  return (
    <List hasMessages={messages.length > 0}>
      {questions.map((question) => (
        <li key={question}>
          <Question type="button" aria-disabled={pending !== null} onClick={() => send(question)}>
            <span>{question}</span>
            {messages.some(({ sender, text }) => sender === 'user' && text === question) ? (
              <small>{chatbot.asked}</small>
            ) : (
              <ArrowRight size={18} />
            )}
          </Question>
        </li>
      ))}
    </List>
  );
}
