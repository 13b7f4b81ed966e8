import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { type Icon, Inbox } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { actions, messageLabels, pane } from '../../content/inbox.ts';
import { Archive, MailClosed, MailOpen, Reply, Spam, Trash } from '../../layout/icons.tsx';
import { iconControl, PAGE_MARGIN, row, smallButton } from '../../layout/styles.ts';
import type { Change } from '../message-requests.ts';
import { mailtoReply } from './mailto.ts';

interface MessageActionsProps {
  readonly message: ReceivedMessage;
  readonly onChange: (change: Change) => void;
}

/** One line in the narrowest pane. The last icon, not its button, ends where the text does. */
const Row = styled.div`
  ${row}
  flex-wrap: nowrap;
  gap: 0;
  padding: 0 ${PAGE_MARGIN} 1.25rem;
  & > :last-child {
    margin-inline-end: -0.75rem;
  }
  & > a {
    gap: 0.5rem;
    margin-inline-end: auto;
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
  const button = (Icon: Icon, label: string, change: Omit<Change, 'ids'>) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onChange({ ids: [id], ...change })}
      css={iconControl}
    >
      <Icon size={20} strokeWidth={1.5} />
    </button>
  );
  return (
    <Row>
      <a href={mailtoReply(message)}>
        <Reply size={18} />
        {pane.reply}
      </a>
      {!isInInbox && button(Inbox, moveTo.inbox, { state: 'read' })}
      {state === 'new' && button(MailOpen, moveTo.read, { state: 'read' })}
      {state === 'read' && button(MailClosed, moveTo.new, { state: 'new' })}
      {isInInbox && button(Archive, moveTo.archived, { state: 'archived' })}
      {state !== 'spam' && button(Spam, moveTo.spam, { state: 'spam' })}
      {button(Trash, actions.delete, { deleted: true })}
    </Row>
  );
}
