import styled from '@emotion/styled';
import { Alert, Dialog, Heading, Text } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { phone } from '@studio/ui/tokens';
import { type ReactNode, useId } from 'react';
import { cancelText } from '../content/pages.ts';
import { IconButton, SmallButton } from './controls.tsx';
import { row } from './styles.ts';

/** At the end of their row; on phones they fill it. */
const Buttons = styled.div`
  ${row}
  justify-content: flex-end;
  ${phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

interface QuestionDialogProps {
  readonly title: string;
  readonly error?: string | undefined;
  readonly buttons: ReactNode;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A modal question with its answers as buttons. */
export function QuestionDialog({ title, error, buttons, onClose, className, children }: QuestionDialogProps) {
  const id = useId();
  return (
    <Dialog
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onClose={onClose}
      {...(className !== undefined && { className })}
    >
      <Heading as="h2" size="title4" id={`${id}-title`}>
        {title}
      </Heading>
      <div id={`${id}-text`} css={{ marginBlock: '0.75rem 1.5rem', overflowWrap: 'anywhere' }}>
        {children}
      </div>
      {error !== undefined && (
        <div css={{ marginBottom: '1rem' }}>
          <Alert kind="error">{error}</Alert>
        </div>
      )}
      <Buttons>{buttons}</Buttons>
    </Dialog>
  );
}

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

interface DialogHeadProps {
  readonly id: string;
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
}

export function DialogHead({ id, title, close, onClose }: DialogHeadProps) {
  return (
    <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '0.5rem' }}>
      <Heading as="h2" size="title4" id={id}>
        {title}
      </Heading>
      <IconButton icon={Cross} label={close} onClick={onClose} />
    </div>
  );
}
