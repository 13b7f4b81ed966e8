import styled from '@emotion/styled';
import { ClosingCall, Dialog, Heading, RoundButton } from '@studio/ui';
import { Cross } from '@studio/ui/icons';
import { phone } from '@studio/ui/tokens';
import { type MouseEvent, useId, useState } from 'react';
import { outcomes } from '../content/en/contact.ts';
import { isPlainClick } from '../shared/links.tsx';
import { ContactForm } from './contact-form.tsx';
import { SuccessDialog } from './sent-notice.tsx';

interface ContactCallProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The last section of a page: a link that opens the contact form in a dialog. Without scripts it leads to the contact page. */
export function ContactCall({ title, text, action }: ContactCallProps) {
  const [shown, setShown] = useState<{ readonly openedAt: number } | { readonly sentBy: string }>();
  const close = () => setShown(undefined);
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link; the dialog returns the focus to the focused element when it closes.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    // A new key each time: the close event of the previous dialog may still be pending.
    setShown({ openedAt: event.timeStamp });
  }
  return (
    <>
      <ClosingCall title={title} text={text} action={action} onAction={open} />
      {shown && 'openedAt' in shown && (
        <ContactDialog key={shown.openedAt} title={action} onClose={close} onSent={(sentBy) => setShown({ sentBy })} />
      )}
      {shown && 'sentBy' in shown && <SuccessDialog to={shown.sentBy} onClose={close} />}
    </>
  );
}

interface ContactDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSent: (email: string) => void;
}

/** Scrolls a focused field clear of the sticky foot. */
const Box = styled(Dialog)`
  width: min(36rem, 100% - 2.5rem);
  padding-bottom: 0;
  scroll-padding-bottom: 9rem;
  ${phone} {
    width: calc(100% - 1.5rem);
    max-height: calc(100dvh - 1.5rem);
    padding: 1.25rem 1.25rem 0;
  }
`;

const Head = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 1.5rem;
  ${phone} {
    margin-bottom: 1rem;
  }
`;

function ContactDialog({ title, onClose, onSent }: ContactDialogProps) {
  const id = useId();
  return (
    <Box labelledBy={id} onClose={onClose}>
      <Head>
        <Heading as="h2" size="title3" id={id}>
          {title}
        </Heading>
        <RoundButton type="button" aria-label={outcomes.success.close} onClick={onClose}>
          <Cross size={18} />
        </RoundButton>
      </Head>
      <ContactForm onSent={onSent} />
    </Box>
  );
}
