import { useRootData } from '@platform/contract/root-data';
import { NoticeDialog } from '@studio/ui/notice-dialog';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { outcomes } from '../content/contact.ts';
import { ContactForm } from './contact-form.tsx';

/** The contact page's form, with what the visitor is told when a message has arrived. */
export function ContactPanel() {
  const { refused } = useRootData();
  const [search] = useSearchParams();
  const [hasArrived, setArrived] = useState(false);
  const outcome = refused ? 'error' : search.get('sent') === '1' ? 'success' : undefined;
  return (
    <>
      <ContactForm refused={refused} outcome={outcome} onSent={() => setArrived(true)} />
      {hasArrived && <NoticeDialog {...outcomes.success} onClose={() => setArrived(false)} />}
    </>
  );
}
