import { AlertDialog } from '@studio/ui/alert-dialog';
import { useLanguage } from './language.ts';
import { MissingAnswer } from './sent-notice.tsx';

interface SuccessDialogProps {
  /** The sender's email address. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Reports that a message was sent, and what happens next. */
export function SuccessDialog({ to, onClose }: SuccessDialogProps) {
  const { next, outcomes } = useLanguage().words;
  return (
    <AlertDialog kind="success" {...outcomes.success} detail={next.answer(to)} onClose={onClose}>
      <MissingAnswer />
    </AlertDialog>
  );
}
