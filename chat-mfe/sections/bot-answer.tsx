import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { ButtonLink } from '@studio/ui/button';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { chatWindow } from '../content/chatbot.ts';
import type { BotMessage } from '../store/conversation.ts';
import { CopyButton } from './copy-button.tsx';
import { SourceList } from './source-list.tsx';

interface BotAnswerProps {
  readonly message: BotMessage;
}

/** An answer as it is read. */
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

/** An answer, with where it was found or, where the site does not tell, with the way to a person. */
export function BotAnswer({ message: { text, answered, sources, stopped } }: BotAnswerProps) {
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
          to={paths.contact()}
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
