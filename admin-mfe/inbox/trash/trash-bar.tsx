import { Text } from '@studio/ui/text';
import { useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { actions } from '../../content/inbox.ts';
import { trash } from '../../content/trash.ts';
import { hasStatus } from '../../request/api-error.ts';
import { NoteBar } from '../list/note-bar.ts';
import { useCount, useInboxChange } from '../message-queries.ts';
import { emptyTrash } from '../message-requests.ts';

/** All of the trash, whatever the list is filtered by. */
const ALL = new URLSearchParams({ state: 'trash' });

/** Above the list of the trash: how long messages are kept, and a button that empties it. */
export default function TrashBar() {
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useCount(ALL);
  const total = data?.total ?? 0;
  const { mutate, isPending, error, reset } = useInboxChange(emptyTrash);
  const close = () => {
    setIsAsking(false);
    reset();
  };
  const failed = error && (hasStatus(error, 409) ? trash.changed : actions.failed);
  return (
    <NoteBar>
      <Text>{trash.note}</Text>
      {total > 0 && <SmallButton onClick={() => setIsAsking(true)}>{trash.empty}</SmallButton>}
      {isAsking && (
        <QuestionDialog
          title={trash.emptyTitle}
          error={failed ?? undefined}
          onClose={close}
          buttons={
            <>
              <SmallButton onClick={close}>{trash.keep}</SmallButton>
              <SmallButton
                variant="primary"
                busy={isPending}
                onClick={() => isPending || mutate(total, { onSuccess: close })}
              >
                {trash.emptyYes(total)}
              </SmallButton>
            </>
          }
        >
          <Text>{trash.emptyText}</Text>
        </QuestionDialog>
      )}
    </NoteBar>
  );
}
