import styled from '@emotion/styled';
import { supportHref } from '@studio/client/identity';
import { useSite } from '@studio/client/site';
import { Button, Dialog, Heading, Text } from '@studio/ui';
import { from, phoneMargin, token } from '@studio/ui/tokens';
import { useId, useState } from 'react';
import { chatWindow, clearing, withoutScripts } from '../content/chatbot.ts';
import type { ChatState } from '../conversation/chat-store.ts';
import { COVERED, useCoveredHeight, useIsOnline } from './hooks.ts';
import { MessageList } from './message-list.tsx';
import { QuestionForm } from './question-form.tsx';
import { NARROW, TextButton } from './styles.ts';
import { WindowHead } from './window-head.tsx';

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
    margin-inline: calc(-1 * ${phoneMargin});
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
    position: absolute;
    inset: calc(50% - 12.5rem) calc(var(--middle) - 9.375rem) auto auto;
    margin: 0;
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

/** Renders the chat window: status of the site, conversation, and the form for the next question. */
export function ChatWindow({ chat }: { readonly chat: ChatState }) {
  const isOnline = useIsOnline();
  const box = useCoveredHeight<HTMLElement>();
  return (
    <Window ref={box} aria-labelledby={TITLE_ID} data-no-line>
      <WindowHead titleId={TITLE_ID}>{chat.messages.length > 0 && <ClearChat onClear={chat.clear} />}</WindowHead>
      <MessageList chat={chat}>{chat.messages.length > 0 && <ClearChat onClear={chat.clear} />}</MessageList>
      <Offline role="status">{!isOnline && chatWindow.offlineNotice}</Offline>
      <QuestionForm isAnswering={chat.pending !== null} onSend={chat.send} onStop={chat.stop} />
      <WithoutScripts />
    </Window>
  );
}

/** Renders a button that clears the conversation after a confirmation. */
function ClearChat({ onClear }: { readonly onClear: () => void }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <TextButton type="button" onClick={() => setIsOpen(true)}>
        {chatWindow.clear}
      </TextButton>
      {isOpen && (
        <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={close}>
          <Heading as="h2" size="title3" id={`${id}-title`}>
            {clearing.title}
          </Heading>
          <Text id={`${id}-text`} css={{ margin: '0.75rem 0 1.5rem' }}>
            {clearing.text}
          </Text>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
            <Button
              onClick={() => {
                close();
                onClear();
              }}
            >
              {clearing.confirm}
            </Button>
            <Button variant="outline" onClick={close}>
              {clearing.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const Box = styled.div`
  padding: 0.875rem;
  border-top: 1px solid ${token('hairline')};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

/** Renders other ways to get an answer, for browsers without JavaScript. */
function WithoutScripts() {
  const links = [
    { href: '/contact', text: withoutScripts.write },
    { href: supportHref(useSite()), text: withoutScripts.whatsApp },
    { href: '/faqs', text: withoutScripts.faqs },
  ];
  return (
    <noscript>
      <Box>
        <p>{withoutScripts.text}</p>
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </Box>
    </noscript>
  );
}
