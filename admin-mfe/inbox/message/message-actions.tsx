import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { token } from '@studio/ui/tokens';
import { actions, messageLabels, pane } from '../../content/inbox.ts';
import { SmallButton } from '../../layout/small-button.tsx';
import { PAGE_MARGIN, row, smallButton } from '../../layout/styles.ts';
import type { Change } from '../message-requests.ts';
import { mailtoReply } from './mailto.ts';

interface MessageActionsProps {
  readonly message: ReceivedMessage;
  readonly onChange: (change: Change) => void;
}

const Row = styled.div`
  ${row}
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

/** A reply by email, and the changes that can be made to the open message. */
export function MessageActions({ message, onChange }: MessageActionsProps) {
  const { id, state } = message;
  const isInInbox = state === 'new' || state === 'read';
  const button = (label: string, change: Omit<Change, 'ids'>) => (
    <SmallButton onClick={() => onChange({ ids: [id], ...change })}>{label}</SmallButton>
  );
  return (
    <Row>
      <a href={mailtoReply(message)}>{pane.reply}</a>
      {!isInInbox && button(moveTo.inbox, { state: 'read' })}
      {state === 'new' && button(moveTo.read, { state: 'read' })}
      {state === 'read' && button(moveTo.new, { state: 'new' })}
      {isInInbox && button(moveTo.archived, { state: 'archived' })}
      {state !== 'spam' && button(moveTo.spam, { state: 'spam' })}
      {button(actions.delete, { deleted: true })}
    </Row>
  );
}
