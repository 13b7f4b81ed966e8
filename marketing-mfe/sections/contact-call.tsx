import { paths } from '@studio/contract/paths';
import { ButtonLink } from '@studio/ui/button';
import { Heading } from '@studio/ui/heading';
import { NoticeDialog } from '@studio/ui/notice-dialog';
import { Section } from '@studio/ui/section';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
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
    <Section labelledBy="closing">
      <Stack gap={1.25}>
        <Heading as="h2" size="title1" id="closing">
          {title}
        </Heading>
        <Text size="large" css={{ maxWidth: '32em' }}>
          {text}
        </Text>
        <ButtonLink to={paths.contact()} onClick={open} aria-haspopup="dialog" css={{ marginTop: '0.75rem' }}>
          {action}
        </ButtonLink>
      </Stack>
      {shown === 'form' && <ContactModal title={action} onClose={close} onSent={() => setShown('thanks')} />}
      {shown === 'thanks' && <NoticeDialog {...outcomes.success} onClose={close} />}
    </Section>
  );
}
