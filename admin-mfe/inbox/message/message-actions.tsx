import styled from '@emotion/styled';
import type { MessageState, ReceivedMessage } from '@studio/client/contact';
import { token } from '@studio/ui/tokens';
import { actions, messageLabels, pane } from '../../content/inbox.ts';
import { SmallButton } from '../../layout/small-button.tsx';
import { PAGE_MARGIN, smallButton } from '../../layout/styles.ts';
import type { Change } from '../message-requests.ts';
import { mailtoReply } from './mailto.ts';

interface MessageActionsProps {
  readonly message: ReceivedMessage;
  readonly onChange: (change: Change) => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0 ${PAGE_MARGIN} 1.25rem;
  & > button {
    padding-inline: 0.9375rem;
  }
  & > a {
    ${smallButton}
    display: inline-flex;
    align-items: center;
    border-radius: ${token('radius-full')};
    background: ${token('iris')};
    color: ${token('on-iris')};
    font-weight: 500;
    text-decoration: none;
    &:hover {
      background: ${token('iris-hover')};
    }
  }
`;

const { moveTo } = messageLabels;

/** The changes offered for a message in each state, in this order. */
const MOVES: Record<MessageState, readonly { readonly label: string; readonly state: MessageState }[]> = {
  new: [
    { label: moveTo.read, state: 'read' },
    { label: moveTo.archived, state: 'archived' },
    { label: moveTo.spam, state: 'spam' },
  ],
  read: [
    { label: moveTo.new, state: 'new' },
    { label: moveTo.archived, state: 'archived' },
    { label: moveTo.spam, state: 'spam' },
  ],
  archived: [
    { label: moveTo.inbox, state: 'read' },
    { label: moveTo.spam, state: 'spam' },
  ],
  spam: [{ label: moveTo.inbox, state: 'read' }],
};

/** A reply by e-mail, and the changes that can be made to the open message. */
export function MessageActions({ message, onChange }: MessageActionsProps) {
  const ids = [message.id];
  return (
    <Row>
      <a href={mailtoReply(message)}>{pane.reply}</a>
      {MOVES[message.state].map(({ label, state }) => (
        <SmallButton key={label} onClick={() => onChange({ ids, state })}>
          {label}
        </SmallButton>
      ))}
      <SmallButton onClick={() => onChange({ ids, deleted: true })}>{actions.delete}</SmallButton>
    </Row>
  );
}
