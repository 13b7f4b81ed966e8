import { Dialog } from '@studio/ui/dialog';
import { Heading } from '@studio/ui/heading';
import { RoundButton } from '@studio/ui/round-button';
import { X } from 'lucide-react';
import { useId } from 'react';
import { outcomes } from '../content/contact.ts';
import { ContactForm } from './contact-form.tsx';

interface ContactModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** The contact form in a dialog. It stays, with what was typed, until the message has arrived or the visitor closes it. */
export function ContactModal({ title, onClose, onSent }: ContactModalProps) {
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
          <X size={18} strokeWidth={1.75} />
        </RoundButton>
      </div>
      <ContactForm onSent={onSent} />
    </Dialog>
  );
}
