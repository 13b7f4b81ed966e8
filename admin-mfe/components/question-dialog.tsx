import styled from '@emotion/styled';
import { Alert } from '@studio/ui/alert';
import { Dialog } from '@studio/ui/dialog';
import { Heading } from '@studio/ui/heading';
import { phone } from '@studio/ui/media';
import { type ReactNode, useId } from 'react';
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
  /** Why the last answer could not be carried out. */
  readonly error: string | undefined;
  readonly buttons: ReactNode;
  readonly onClose: () => void;
  readonly className?: string;
  /** The text below the title. */
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
