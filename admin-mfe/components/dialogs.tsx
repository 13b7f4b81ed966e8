import styled from '@emotion/styled';
import { Alert, Dialog, Heading } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { phone } from '@studio/ui/tokens';
import { type ReactNode, useId } from 'react';
import { IconButton } from './controls.tsx';
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

export interface QuestionDialogProps {
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
