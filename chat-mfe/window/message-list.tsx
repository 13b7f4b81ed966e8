import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { chatWindow } from '../content/chatbot.ts';
import type { ChatState } from '../conversation/chat-store.ts';
import { BotAnswer } from './bot-answer.tsx';
import { NARROW, NARROW_AND_TALL } from './styles.ts';
import { UserBubble } from './user-bubble.tsx';

interface MessageListProps {
  readonly chat: Pick<ChatState, 'messages' | 'pending' | 'retry' | 'send'>;
  /** Actions at the end of the conversation, on phones only: there the window has no head. */
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

/** Replaced on phones by the opening of the page. */
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

/** Renders the conversation. A pending answer is hidden from screen readers; the complete one is added to the log, which announces it once. */
export function MessageList({ chat: { messages, pending, retry, send }, children }: MessageListProps) {
  const questionCount = messages.filter(({ sender }) => sender === 'user').length;
  const box = useStickToEnd(`${messages.length} ${pending} ${messages.at(-1)?.id}`, questionCount);
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
          <TypingLines />
        </div>
      )}
      <Actions>{children}</Actions>
      <VisuallyHidden role="status">{pending && chatWindow.waiting}</VisuallyHidden>
    </Scroller>
  );
}

const pass = keyframes`
  0%,
  60%,
  100% {
    opacity: 0.25;
  }
  30% {
    opacity: 1;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 0.375rem;
  padding-block: 0.5rem;
  & > i {
    width: 14px;
    height: 2px;
    background: ${token('ink')};
    animation: ${pass} 1200ms ease-out infinite;
  }
  & > i:nth-of-type(2) {
    animation-delay: 200ms;
  }
  & > i:nth-of-type(3) {
    animation-delay: 400ms;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
    & > i:nth-of-type(2) {
      opacity: 0.6;
    }
    & > i:nth-of-type(3) {
      opacity: 0.3;
    }
  }
`;

/** Renders three lines that light up one after the other. They do not move under `prefers-reduced-motion`. */
function TypingLines() {
  return (
    <Row data-typing>
      <i />
      <i />
      <i />
    </Row>
  );
}

/** Distance from the end, in px, within which a reader counts as being at the end. */
const END_TOLERANCE = 32;

/**
 * Keeps a scroll container at its end while its content grows or the container shrinks, unless the reader has scrolled up.
 * Change `grown` with the content; change `jump` to scroll to the end in any case. Returns the ref of the container.
 */
function useStickToEnd(grown: unknown, jump: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const scrollToEnd = () => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrollToEnd reads refs only
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const onScroll = () => {
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < END_TOLERANCE;
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(scrollToEnd);
    observer.observe(current);
    return () => {
      current.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `jump` is the reason to scroll
  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [jump]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed content is the reason to scroll
  useLayoutEffect(scrollToEnd, [grown, jump]);
  return box;
}
