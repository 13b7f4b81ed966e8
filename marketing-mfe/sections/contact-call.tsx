import { ClosingCall } from '@studio/ui/closing-call';
import { NoticeDialog } from '@studio/ui/notice-dialog';
import { type MouseEvent, useState } from 'react';
import { outcomes } from '../content/contact.ts';
import { ContactModal } from './contact-modal.tsx';

interface ContactCallProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/**
 * A page's last word, with the contact form in a dialog. Without scripts, and for a new tab, its button is a link to the
 * contact page.
 */
export function ContactCall({ title, text, action }: ContactCallProps) {
  const [shown, setShown] = useState<'form' | 'thanks'>();
  const close = () => setShown(undefined);
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari focuses no link that is clicked; the dialog gives the focus back to what had it.
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    setShown('form');
  }
  return (
    <>
      <ClosingCall title={title} text={text} action={action} onAction={open} />
      {shown === 'form' && <ContactModal title={action} onClose={close} onSent={() => setShown('thanks')} />}
      {shown === 'thanks' && <NoticeDialog {...outcomes.success} onClose={close} />}
    </>
  );
}
