import styled from '@emotion/styled';
import type { ReceivedMessage } from '@studio/client/contact';
import { Button, ButtonLink } from '@studio/ui';
import { type Icon, Inbox } from '@studio/ui/icons';
import { largeText } from '@studio/ui/tokens';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { IconButton } from '../../components/controls.tsx';
import { Archive, MailClosed, MailOpen, Reply, Spam, Trash } from '../../components/icons.tsx';
import { PAGE_MARGIN, quiet, row, smallButton, textButton } from '../../components/styles.ts';
import { drafts, trash } from '../../content/changes.ts';
import { localDate } from '../../content/dates.ts';
import { actions, messageLabels } from '../../content/inbox.ts';
import { pane } from '../../content/message.ts';
import { ForWriters } from '../../request/session.ts';
import { RemoveDialog } from '../list/remove-dialog.tsx';
import { type Change, removeAddress, useInboxChange } from '../message-changes.ts';
import { exportHref } from '../message-queries.ts';
import { useView } from '../view.ts';

export interface MessageChanges {
  readonly onChange: (change: Change) => void;
  readonly onRead: (id: string) => void;
  readonly onRemoved: (ids: readonly string[]) => void;
}

interface MessageActionsProps extends Omit<MessageChanges, 'onRead'> {
  readonly message: ReceivedMessage;
  /** Whether the site itself can send an answer. */
  readonly canAnswer: boolean;
  /** Whether the form of an answer is open. */
  readonly hasDraft: boolean;
  readonly onAnswer: () => void;
}

/** One line in the narrowest pane. The last icon, not its button, ends with the text below. */
const Row = styled.div`
  ${row}
  flex-wrap: nowrap;
  gap: 0;
  padding: 1.25rem ${PAGE_MARGIN} 0;
  & > :last-child {
    margin-inline-end: -0.75rem;
  }
  ${largeText} {
    flex-wrap: wrap;
  }
  & > .reply {
    ${smallButton}
    margin-inline-end: auto;
  }
`;

const { moveTo } = messageLabels;

/** A reply by email, and the changes that can be made to the open message. */
export function MessageActions({ message, canAnswer, hasDraft, onAnswer, onChange, onRemoved }: MessageActionsProps) {
  const { id, state, deletedAt } = message;
  const [isRemoving, setIsRemoving] = useState(false);
  const isInInbox = state === 'new' || state === 'read';
  const changeTo = (icon: Icon, label: string, change: Omit<Change, 'ids'>, shortcut?: string) => (
    <IconButton icon={icon} label={label} shortcut={shortcut} onClick={() => onChange({ ids: [id], ...change })} />
  );
  return (
    <Row>
      {canAnswer && deletedAt === undefined ? (
        <Button className="reply" data-key="r" onClick={onAnswer}>
          <Reply size={18} />
          {hasDraft ? drafts.goOn : pane.reply}
        </Button>
      ) : (
        <ButtonLink className="reply" data-key="r" to={mailtoReply(message)}>
          <Reply size={18} />
          {pane.reply}
        </ButtonLink>
      )}
      {deletedAt === undefined ? (
        <>
          {!isInInbox && changeTo(Inbox, state === 'spam' ? moveTo.notSpam : moveTo.inbox, { state: 'read' })}
          {state === 'new' && changeTo(MailOpen, moveTo.read, { state: 'read' })}
          {state === 'read' && changeTo(MailClosed, moveTo.new, { state: 'new' }, 'u')}
          {isInInbox && changeTo(Archive, moveTo.archived, { state: 'archived' }, 'e')}
          {state !== 'spam' && changeTo(Spam, moveTo.spam, { state: 'spam' }, '!')}
          {changeTo(Trash, actions.delete, { deleted: true }, '#')}
        </>
      ) : (
        <>
          {changeTo(Inbox, trash.restore, { deleted: false })}
          <IconButton icon={Trash} label={trash.remove} onClick={() => setIsRemoving(true)} />
        </>
      )}
      {isRemoving && <RemoveDialog ids={[id]} onClose={() => setIsRemoving(false)} onRemoved={onRemoved} />}
    </Row>
  );
}

const Tools = styled.div`
  ${row}
  gap: 0 1.25rem;
  padding: 0.5rem ${PAGE_MARGIN};
  ${quiet}
  & > span {
    margin-inline-end: auto;
  }
  & > :is(a, button) {
    ${textButton}
    display: inline-flex;
    align-items: center;
  }
`;

/** Exports or deletes all messages of an address, for people who request the data stored about them. */
export function AddressTools({ email }: { readonly email: string }) {
  const { view, show } = useView();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, isError } = useInboxChange(removeAddress);
  const closeMessage = () => show({ ...view, message: undefined }, { replace: true });
  return (
    <Tools>
      <span>{pane.privacy}</span>
      <a href={exportHref('json', new URLSearchParams({ email }))} download>
        {pane.exportAddress}
      </a>
      <ForWriters>
        <button type="button" onClick={() => setIsOpen(true)}>
          {pane.deleteAddress}
        </button>
      </ForWriters>
      {isOpen && (
        <ConfirmDialog
          title={pane.confirmTitle}
          text={pane.confirm(email)}
          cancel={pane.confirmNo}
          confirm={pane.confirmYes}
          busy={isPending}
          error={isError ? actions.failed : undefined}
          onConfirm={() => mutate(email, { onSuccess: closeMessage })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Tools>
  );
}

/** Maximum characters of a quotation, because mail programs limit the length of addresses. */
const MAX_QUOTED = 1200;

/** Returns a `mailto:` address (RFC 6068) without subject and body. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Returns a `mailto:` address (RFC 6068) that opens a reply to a message and quotes its text. */
export function mailtoReply({ name, email, subject, message, createdAt }: ReceivedMessage): string {
  const text = message.length > MAX_QUOTED ? `${message.slice(0, MAX_QUOTED)} …` : message;
  const quoted = text.split('\n').map((line) => `> ${line}`);
  const body = ['', '', `${localDate(createdAt)}, ${name} <${email}>:`, ...quoted].join('\r\n');
  const fields = { subject: /^re:/i.test(subject) ? subject : `Re: ${subject || 'your message'}`, body };
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return `${mailtoAddress(email)}?${query.join('&')}`;
}
