import { ClosingCall } from '@studio/ui/closing-call';
import { Dialog } from '@studio/ui/dialog';
import { Heading } from '@studio/ui/heading';
import { Cross } from '@studio/ui/icons';
import { RoundButton } from '@studio/ui/round-button';
import { type MouseEvent, useId, useState } from 'react';
import { outcomes } from '../content/contact.ts';
import { isPlainClick } from '../shared/is-plain-click.ts';
import { ContactForm } from './contact-form.tsx';
import { SuccessDialog } from './success-dialog.tsx';

interface ContactCallProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The last section of a page: a link that opens the contact form in a dialog. Without scripts it leads to the contact page. */
export function ContactCall({ title, text, action }: ContactCallProps) {
  const [shown, setShown] = useState<'form' | { readonly sentBy: string }>();
  const close = () => setShown(undefined);
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link; the dialog returns the focus to the focused element when it closes.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    setShown('form');
  }
  return (
    <>
      <ClosingCall title={title} text={text} action={action} onAction={open} />
      {shown === 'form' && <ContactDialog title={action} onClose={close} onSent={(sentBy) => setShown({ sentBy })} />}
      {typeof shown === 'object' && <SuccessDialog to={shown.sentBy} onClose={close} />}
    </>
  );
}

interface ContactDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSent: (email: string) => void;
}

function ContactDialog({ title, onClose, onSent }: ContactDialogProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose} css={{ width: 'min(36rem, 100% - 2.5rem)' }}>
      <div
        css={{
          display: 'flex',
          gap: '1rem',
          alignItems: 'center',
          justifyContent: 'space-between',
          marginBottom: '1.5rem',
        }}
      >
        <Heading as="h2" size="title3" id={id}>
          {title}
        </Heading>
        <RoundButton type="button" aria-label={outcomes.success.close} onClick={onClose}>
          <Cross size={18} />
        </RoundButton>
      </div>
      <ContactForm onSent={onSent} />
    </Dialog>
  );
}
