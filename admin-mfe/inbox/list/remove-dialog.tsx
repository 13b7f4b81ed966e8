import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { trash } from '../../content/changes.ts';
import { actions } from '../../content/inbox.ts';
import { removeMessages, useInboxChange } from '../message-changes.ts';

interface RemoveDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onRemoved: (ids: readonly string[]) => void;
}

/** Renders the confirmation dialog before messages are deleted for good. */
export function RemoveDialog({ ids, onClose, onRemoved }: RemoveDialogProps) {
  const { mutate, isPending, isError } = useInboxChange(removeMessages);
  return (
    <ConfirmDialog
      title={trash.removeTitle(ids.length)}
      text={trash.removeText}
      cancel={trash.keep}
      confirm={trash.remove}
      busy={isPending}
      error={isError ? actions.failed : undefined}
      onConfirm={() => mutate(ids, { onSuccess: () => onRemoved(ids) })}
      onClose={onClose}
    />
  );
}
