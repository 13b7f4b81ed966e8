import { AlertDialog } from '@studio/ui/alert-dialog';
import { next, outcomes } from '../content/contact.ts';
import { MissingAnswer } from './sent-notice.tsx';

interface SuccessDialogProps {
  /** The sender's email address. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Reports that a message was sent, and what happens next. */
export function SuccessDialog({ to, onClose }: SuccessDialogProps) {
  return (
    <AlertDialog {...outcomes.success} detail={next.answer(to)} onClose={onClose}>
      <MissingAnswer />
    </AlertDialog>
  );
}
