import { Text } from '@studio/ui/text';
import { SmallButton } from '../../components/controls.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { actions } from '../../content/inbox.ts';
import { trash } from '../../content/trash.ts';
import { useInboxChange } from '../message-queries.ts';
import { removeMessages } from '../message-requests.ts';

interface RemoveDialogProps {
  /** Ids of messages in the trash. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onRemoved: (ids: readonly string[]) => void;
}

/** Asks before messages are removed for good. */
export function RemoveDialog({ ids, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, isPending, isError } = useInboxChange(removeMessages);
  const remove = () => mutate(ids, { onSuccess: () => onRemoved(ids) });
  return (
    <QuestionDialog
      title={trash.removeTitle(ids.length)}
      error={isError ? actions.failed : undefined}
      onClose={onClose}
      buttons={
        <>
          <SmallButton onClick={onClose}>{trash.keep}</SmallButton>
          <SmallButton variant="primary" busy={isPending} onClick={() => isPending || remove()}>
            {trash.remove}
          </SmallButton>
        </>
      }
    >
      <Text>{trash.removeText}</Text>
    </QuestionDialog>
  );
}
