import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import { CircleAlert } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { chatWindow, notSent } from '../content/chatbot.ts';
import type { UserMessage } from '../conversation/messages.ts';
import { NARROW, TextButton } from './styles.ts';

interface UserBubbleProps {
  readonly message: UserMessage;
  /** Whether another question is being answered. */
  readonly isBusy: boolean;
  readonly onRetry: (id: string) => void;
}

const Bubble = styled.p<{ hasFailed: boolean }>`
  max-width: 85%;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${({ hasFailed }) => token(hasFailed ? 'error' : 'ink')};
  border-radius: 12px 12px 2px 12px;
  background: ${({ hasFailed }) => token(hasFailed ? 'error-wash' : 'ink')};
  color: ${({ hasFailed }) => token(hasFailed ? 'ink' : 'ground')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
  ${NARROW} {
    max-width: 300px;
    padding: 0.625rem 1rem;
    border-radius: 16px 16px 4px;
    line-height: 1.375rem;
  }
`;

const NotSent = styled.p`
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

/** Renders a question of the visitor. If it was not sent, the reason and a Retry button follow. */
export function UserBubble({ message, isBusy, onRetry }: UserBubbleProps) {
  const { id, text, failure } = message;
  return (
    <div css={{ display: 'grid', justifyItems: 'end', gap: '0.375rem' }}>
      <Bubble hasFailed={failure !== null}>
        <VisuallyHidden>{chatWindow.you}: </VisuallyHidden>
        {text}
      </Bubble>
      {failure && (
        <NotSent>
          <CircleAlert size={15} />
          <span>{notSent.label}</span>
          {failure !== 'offline' && (
            <Retry type="button" disabled={isBusy} onClick={() => onRetry(id)}>
              {notSent.retry}
            </Retry>
          )}
          {notSent.reasons[failure] && <span css={{ flexBasis: '100%' }}>{notSent.reasons[failure]}</span>}
        </NotSent>
      )}
    </div>
  );
}
