import { useRootData } from '@platform/contract/root-data';
import { NoticeDialog } from '@studio/ui/notice-dialog';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { outcomes } from '../content/contact.ts';
import { ContactForm } from './contact-form.tsx';

/** The form of the contact page, and the dialog after a message was sent. */
export function ContactPanel() {
  const { refused } = useRootData();
  const [search] = useSearchParams();
  const [isSent, setSent] = useState(false);
  const outcome = refused ? 'error' : search.get('sent') === '1' ? 'success' : undefined;
  return (
    <>
      <ContactForm refused={refused} outcome={outcome} onSent={() => setSent(true)} />
      {isSent && <NoticeDialog {...outcomes.success} onClose={() => setSent(false)} />}
    </>
  );
}
