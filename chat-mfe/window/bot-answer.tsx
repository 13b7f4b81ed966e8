import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { useState } from 'react';
import { chatWindow } from '../content/chatbot.ts';
import type { BotMessage } from '../conversation/messages.ts';
import { SourceList } from './source-list.tsx';
import { TextButton } from './text-button.tsx';

/** The text of an answer, complete or pending. */
export const AnswerText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Foot = styled.p`
  display: flex;
  gap: 1rem;
  margin-top: 0.5rem;
  color: ${token('ink-3')};
  font-size: 0.8125rem;
`;

function CopyButton({ text }: { readonly text: string }) {
  const [label, setLabel] = useState<string>(chatWindow.copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLabel(chatWindow.copied);
    } catch {
      setLabel(chatWindow.notCopied);
    }
  };
  return (
    <TextButton type="button" onClick={() => void copy()} onBlur={() => setLabel(chatWindow.copy)}>
      {label}
    </TextButton>
  );
}

/** An answer with its sources or, if the site does not know, with a link to the contact page. */
export function BotAnswer({ message: { text, answered, sources, stopped } }: { readonly message: BotMessage }) {
  return (
    <div>
      {text && (
        <AnswerText>
          <VisuallyHidden>{chatWindow.bot}: </VisuallyHidden>
          {text}
        </AnswerText>
      )}
      {answered && sources.length > 0 && <SourceList sources={sources} />}
      {!answered && (
        <ButtonLink
          to="/contact"
          variant="outline"
          css={{ minHeight: '2.25rem', marginTop: '0.625rem', padding: '0.25rem 0.875rem', fontSize: '0.875rem' }}
        >
          {chatWindow.contact}
        </ButtonLink>
      )}
      <Foot>
        {stopped && <span>{chatWindow.stopped}</span>}
        {text && answered && <CopyButton text={text} />}
      </Foot>
    </div>
  );
}
