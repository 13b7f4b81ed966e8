import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { CircleAlert } from 'lucide-react';
import { chatWindow, notSent } from '../content/chatbot.ts';
import type { UserMessage } from '../store/conversation.ts';
import { TextButton } from './text-button.tsx';

interface UserBubbleProps {
  readonly message: UserMessage;
  /** Another question is being answered. */
  readonly isBusy: boolean;
  readonly onRetry: (id: string) => void;
}

const Item = styled.div`
  display: grid;
  justify-items: end;
  gap: 0.375rem;
`;

const Bubble = styled.p<{ isWrong: boolean }>`
  max-width: 85%;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ isWrong }) => token(isWrong ? 'error' : 'ink')};
  border-radius: 12px 12px 2px 12px;
  background: ${({ isWrong }) => token(isWrong ? 'error-wash' : 'ink')};
  color: ${({ isWrong }) => token(isWrong ? 'ink' : 'ground')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Fate = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0.125rem 0.5rem;
  color: ${token('error')};
  font-size: 0.8125rem;
  text-align: end;
`;

const Retry = styled(TextButton)`
  border-bottom: 1px solid currentColor;
  color: ${token('error')};
  font-weight: 600;
`;

/** What the visitor wrote; beneath it, where it did not arrive, that and why. */
export function UserBubble({ message, isBusy, onRetry }: UserBubbleProps) {
  const { id, text, failure } = message;
  return (
    <Item>
      <Bubble isWrong={failure !== null}>
        <VisuallyHidden>{chatWindow.you}: </VisuallyHidden>
        {text}
      </Bubble>
      {failure && (
        <Fate>
          <CircleAlert size={15} strokeWidth={1.75} aria-hidden="true" />
          <span>{notSent.label}</span>
          {failure !== 'offline' && (
            <Retry type="button" disabled={isBusy} onClick={() => onRetry(id)}>
              {notSent.retry}
            </Retry>
          )}
          {notSent.reasons[failure] && <span css={{ flexBasis: '100%' }}>{notSent.reasons[failure]}</span>}
        </Fate>
      )}
    </Item>
  );
}
