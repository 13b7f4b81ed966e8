import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { chatWindow } from '../content/chatbot.ts';
import type { ChatState } from '../conversation/chat-store.ts';
import { ClearChat } from './clear-chat.tsx';
import { MessageList } from './message-list.tsx';
import { NARROW } from './narrow.ts';
import { QuestionForm } from './question-form.tsx';
import { useIsOnline } from './use-connection.ts';
import { COVERED, useCoveredHeight } from './use-covered-height.ts';
import { WindowHead } from './window-head.tsx';
import { WithoutScripts } from './without-scripts.tsx';

const TITLE_ID = 'chat-title';

/** On narrow screens it fills the screen from the header down to the on-screen keyboard, if there is one. */
const Window = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  width: 300px;
  height: 400px;
  overflow: hidden;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow: 0 24px 56px -28px ${token('shadow')};
  font-size: 0.875rem;
  line-height: 1.45;
  ${NARROW} {
    grid-area: window;
    width: auto;
    height: calc(100dvh - 4rem - var(${COVERED}, 0px));
    min-height: 11rem;
    scroll-margin-top: 4rem;
    margin-inline: -1.25rem;
    border-inline: 0;
    border-bottom: 0;
    border-radius: 0;
    background: ${token('ground')};
    box-shadow: none;
    font-size: 1rem;
  }
  ${from.tablet} {
    grid-area: 1 / 2 / 3;
    margin-top: 1rem;
  }
  ${from.desktop} {
    align-self: center;
    margin: 2rem 0 0 2.75rem;
  }
  ${from.wide} {
    justify-self: center;
    margin-left: 0;
  }
`;

const Offline = styled.p`
  grid-row: 3;
  color: ${token('ink-2')};
  font-size: 0.8125rem;
  &:not(:empty) {
    padding: 0.5rem 0.875rem;
    border-top: 1px solid ${token('hairline')};
  }
`;

/** The chat window: state of the site, conversation, and the form for the next question. */
export function ChatWindow({ chat }: { readonly chat: ChatState }) {
  const isOnline = useIsOnline();
  const box = useCoveredHeight<HTMLElement>();
  return (
    <Window ref={box} aria-labelledby={TITLE_ID} data-lines="behind">
      <WindowHead titleId={TITLE_ID}>{chat.messages.length > 0 && <ClearChat onClear={chat.clear} />}</WindowHead>
      <MessageList chat={chat}>{chat.messages.length > 0 && <ClearChat onClear={chat.clear} />}</MessageList>
      <Offline role="status">{!isOnline && chatWindow.offlineNotice}</Offline>
      <QuestionForm isAnswering={chat.pending !== null} onSend={chat.send} onStop={chat.stop} />
      <WithoutScripts />
    </Window>
  );
}
