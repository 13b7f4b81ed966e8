import type { InboxSummary } from '@studio/client/inbox';
import { Text } from '@studio/ui/text';
import { useState } from 'react';
import { SmallButton } from '../../components/controls.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { localDate } from '../../content/dates.ts';
import { actions, old as texts } from '../../content/inbox.ts';
import { useInboxChange } from '../message-queries.ts';
import { removeBefore } from '../message-requests.ts';
import { NoteBar } from './note-bar.ts';

interface OldMessagesProps {
  readonly old: NonNullable<InboxSummary['old']>;
}

/** Reports messages that should be deleted by their age, but are many, and deletes them once the admin has confirmed it. */
export default function OldMessages({ old: { before, count } }: OldMessagesProps) {
  /** The time that is asked about. It does not move on while the question is open. */
  const [asked, setAsked] = useState<OldMessagesProps['old']>();
  const { mutate, isPending, isError } = useInboxChange(removeBefore);
  const close = () => setAsked(undefined);
  const remove = () => asked && mutate(asked.before, { onSuccess: close });
  const buttons = (
    <>
      <SmallButton onClick={close}>{texts.confirmNo}</SmallButton>
      <SmallButton variant="primary" onClick={() => isPending || remove()}>
        {texts.delete(asked?.count ?? count)}
      </SmallButton>
    </>
  );
  return (
    <NoteBar>
      <Text>{texts.waiting(count, localDate(before))}</Text>
      <SmallButton onClick={() => setAsked({ before, count })}>{texts.delete(count)}</SmallButton>
      {asked && (
        <QuestionDialog
          title={texts.confirmTitle}
          error={isError ? actions.failed : undefined}
          buttons={buttons}
          onClose={close}
        >
          <Text>{texts.confirm(asked.count, localDate(asked.before))}</Text>
        </QuestionDialog>
      )}
    </NoteBar>
  );
}
