import { Text } from '@studio/ui';
import type { ReactNode } from 'react';
import { cancelText } from '../content/pages.ts';
import { SmallButton } from './controls.tsx';
import { QuestionDialog, type QuestionDialogProps } from './dialogs.tsx';

interface ConfirmDialogProps extends Omit<QuestionDialogProps, 'buttons' | 'children'> {
  readonly text?: string;
  /** Label of the button that only closes the dialog. */
  readonly cancel?: string;
  readonly confirm: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly children?: ReactNode;
}

/** Renders a modal confirmation dialog, with a button that confirms the change and a button that closes the dialog. */
export function ConfirmDialog({
  text,
  cancel = cancelText,
  confirm,
  busy = false,
  onConfirm,
  children,
  ...rest
}: ConfirmDialogProps) {
  const buttons = (
    <>
      <SmallButton onClick={rest.onClose}>{cancel}</SmallButton>
      <SmallButton variant="primary" busy={busy} onClick={() => busy || onConfirm()}>
        {confirm}
      </SmallButton>
    </>
  );
  return (
    <QuestionDialog buttons={buttons} {...rest}>
      {text !== undefined && <Text>{text}</Text>}
      <div>{children}</div>
    </QuestionDialog>
  );
}
