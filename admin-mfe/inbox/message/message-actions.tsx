import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { type Icon, Inbox } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { Archive, MailClosed, MailOpen, Reply, Spam, Trash } from '../../components/icons.tsx';
import { iconControl, PAGE_MARGIN, plainButton, row, smallButton } from '../../components/styles.ts';
import { actions, messageLabels, pane } from '../../content/inbox.ts';
import { trash } from '../../content/trash.ts';
import type { Change } from '../message-requests.ts';
import { RemoveDialog } from '../trash/remove-dialog.tsx';
import { mailtoReply } from './mailto.ts';
import type { MessageChanges } from './message-changes.ts';

interface MessageActionsProps extends Omit<MessageChanges, 'onRead'> {
  readonly message: ReceivedMessage;
  /** Whether the site itself can send an answer. */
  readonly canAnswer: boolean;
  /** Called when an answer is to be written. */
  readonly onAnswer: () => void;
}

/** One line in the narrowest pane. The last icon, not its button, ends where the text does. */
const Row = styled.div`
  ${row}
  flex-wrap: nowrap;
  gap: 0;
  padding: 1.25rem ${PAGE_MARGIN} 0;
  & > :last-child {
    margin-inline-end: -0.75rem;
  }
  & > .reply {
    ${plainButton}
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
export function MessageActions({ message, canAnswer, onAnswer, onChange, onRemoved }: MessageActionsProps) {
  const { id, state, deletedAt } = message;
  const [isRemoving, setIsRemoving] = useState(false);
  const isInInbox = state === 'new' || state === 'read';
  const button = (Icon: Icon, label: string, onClick: () => void, shortcut?: string) => (
    <button type="button" aria-label={label} title={label} data-key={shortcut} onClick={onClick} css={iconControl}>
      <Icon size={20} strokeWidth={1.5} />
    </button>
  );
  const changeTo = (Icon: Icon, label: string, change: Omit<Change, 'ids'>, shortcut?: string) =>
    button(Icon, label, () => onChange({ ids: [id], ...change }), shortcut);
  return (
    <Row>
      {canAnswer && deletedAt === undefined ? (
        <button type="button" className="reply" data-key="r" onClick={onAnswer}>
          <Reply size={18} />
          {pane.reply}
        </button>
      ) : (
        <a className="reply" data-key="r" href={mailtoReply(message)}>
          <Reply size={18} />
          {pane.reply}
        </a>
      )}
      {deletedAt === undefined ? (
        <>
          {!isInInbox && changeTo(Inbox, moveTo.inbox, { state: 'read' })}
          {state === 'new' && changeTo(MailOpen, moveTo.read, { state: 'read' })}
          {state === 'read' && changeTo(MailClosed, moveTo.new, { state: 'new' }, 'u')}
          {isInInbox && changeTo(Archive, moveTo.archived, { state: 'archived' }, 'e')}
          {state !== 'spam' && changeTo(Spam, moveTo.spam, { state: 'spam' }, '!')}
          {changeTo(Trash, actions.delete, { deleted: true }, '#')}
        </>
      ) : (
        <>
          {changeTo(Inbox, trash.restore, { deleted: false })}
          {button(Trash, trash.remove, () => setIsRemoving(true))}
        </>
      )}
      {isRemoving && <RemoveDialog ids={[id]} onClose={() => setIsRemoving(false)} onRemoved={onRemoved} />}
    </Row>
  );
}
