import type { InboxSummary, MessageFolder } from '@studio/client/inbox';
import { Text } from '@studio/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SmallButton } from '../../components/controls.tsx';
import { trash } from '../../content/changes.ts';
import { localDate } from '../../content/dates.ts';
import { actions } from '../../content/inbox.ts';
import { mail } from '../../content/mail.ts';
import { old as texts } from '../../content/notes.ts';
import { paths } from '../../paths.ts';
import { hasStatus } from '../../request/request.ts';
import { ForWriters } from '../../request/session.ts';
import { emptyTrash, removeBefore, useInboxChange } from '../message-changes.ts';
import { useCount } from '../message-queries.ts';
import { Note, SpamNote } from './spam-note.tsx';

interface NotesProps {
  readonly old: InboxSummary['old'];
  readonly mailFailure: InboxSummary['mailFailure'];
  readonly folder: MessageFolder;
}

/**
 * Renders notices above the list: emails that are not sent, old messages that are due to be deleted, the retention of the trash, and
 * what is stored as spam.
 */
export default function Notes({ old, mailFailure, folder }: NotesProps) {
  return (
    <>
      {mailFailure && (
        <Note role="alert">
          <Text>{mail.banner(mailFailure.reason)}</Text>
          <Link to={paths.dashboard}>{mail.toDashboard}</Link>
        </Note>
      )}
      {old && <OldMessages old={old} />}
      {folder === 'trash' && <TrashNote />}
      {folder === 'spam' && <SpamNote />}
    </>
  );
}

/** Asks for confirmation before so many messages are deleted by their age. */
function OldMessages({ old }: { readonly old: NonNullable<InboxSummary['old']> }) {
  /** The values of the open dialog: they do not change with the summary. */
  const [shown, setShown] = useState<typeof old>();
  const { mutate, isPending, isError } = useInboxChange(removeBefore);
  const close = () => setShown(undefined);
  return (
    <Note>
      <Text>{texts.pending(old.count, localDate(old.before))}</Text>
      <ForWriters>
        <SmallButton onClick={() => setShown(old)}>{texts.delete(old.count)}</SmallButton>
      </ForWriters>
      {shown && (
        <ConfirmDialog
          title={texts.confirmTitle}
          text={texts.confirm(shown.count, localDate(shown.before))}
          cancel={texts.confirmNo}
          confirm={texts.delete(shown.count)}
          busy={isPending}
          error={isError ? actions.failed : undefined}
          onConfirm={() => mutate(shown.before, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Note>
  );
}

/** The whole trash, whatever the list is filtered by. */
const TRASH = new URLSearchParams({ state: 'trash' });

function TrashNote() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: { total } = { total: 0 } } = useCount(TRASH);
  const { mutate, isPending, error, reset } = useInboxChange(emptyTrash);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const errorText = hasStatus(error, 409) ? trash.changed : actions.failed;
  return (
    <Note>
      <Text>{trash.note}</Text>
      <ForWriters>{total > 0 && <SmallButton onClick={() => setIsOpen(true)}>{trash.empty}</SmallButton>}</ForWriters>
      {isOpen && (
        <ConfirmDialog
          title={trash.emptyTitle}
          text={trash.emptyText}
          cancel={trash.keep}
          confirm={trash.emptyYes(total)}
          busy={isPending}
          error={error ? errorText : undefined}
          onConfirm={() => mutate(total, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Note>
  );
}
