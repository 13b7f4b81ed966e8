import styled from '@emotion/styled';
import { useRootData } from '@studio/contract/root-data';
import { LogoMark } from '@studio/ui/logo-mark';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { chatWindow } from '../content/chatbot.ts';
import { ChatIntro } from './chat-intro.tsx';
import { ClosedForm } from './closed-form.tsx';

/** Width and height are those of specification §9; on narrow screens the window fills the page from edge to edge. */
const Window = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  width: 300px;
  height: 400px;
  overflow: hidden;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow: 0 24px 56px -28px ${token('shadow')};
  font-size: 0.875rem;
  line-height: 1.45;
  @media (max-width: 479.98px) {
    width: auto;
    height: calc(100dvh - 4rem);
    min-height: 25rem;
    max-height: 40rem;
    margin-inline: -1.25rem;
    border-inline: 0;
    border-radius: 0;
    box-shadow: none;
    font-size: 1rem;
  }
  ${from.tablet} {
    grid-area: 1 / 2 / 3;
    margin-top: 1rem;
  }
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 3rem;
  padding-inline: 0.875rem;
  border-bottom: 1px solid ${token('hairline')};
  font: 600 0.875rem/1.2 ${token('font-text')};
`;

const Log = styled.div`
  display: flex;
  flex-direction: column;
  padding: 0.875rem;
  overflow-y: auto;
`;

/** The chat window before there is anybody behind it: it says so, and where to turn to instead. */
export function ChatWindow() {
  const { site } = useRootData();
  return (
    <Window aria-labelledby="chat-title">
      <Title id="chat-title">
        <LogoMark height={20} />
        {site.name}
      </Title>
      <Log role="log" aria-label={chatWindow.log}>
        <ChatIntro />
      </Log>
      <ClosedForm />
    </Window>
  );
}
