import styled from '@emotion/styled';
import type { RefusedForm } from '@platform/contract/root-data';
import { paths } from '@studio/client/paths';
import { Button } from '@studio/ui/button';
import { Notice } from '@studio/ui/notice';
import { NoticeDialog } from '@studio/ui/notice-dialog';
import { Text } from '@studio/ui/text';
import { type SubmitEvent, useRef, useState } from 'react';
import { contactForm, outcomes } from '../content/contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { FIELDS, type FieldTexts, MessageRefused, readFields, sendContact } from './send-contact.ts';
import { useDraft } from './use-draft.ts';
import { useMessageId } from './use-message-id.ts';
import { useSubjectFromAddress } from './use-subject-from-address.ts';

interface ContactFormProps {
  /** The form as it was sent and refused without scripts. */
  readonly refused?: RefusedForm | undefined;
  /** How sending without scripts went; it stands above the fields until a message is sent with them. */
  readonly outcome?: keyof typeof outcomes | undefined;
  /** Called when a message has arrived; the fields are empty then. */
  readonly onSent: () => void;
}

interface State {
  /** `failed` until the visitor has read so. */
  readonly status: 'ready' | 'sending' | 'failed';
  readonly errors: FieldTexts;
  readonly tried: number;
  readonly sent: number;
}

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
`;

/** Sends a message to the agency. Without scripts it is an ordinary form. */
export function ContactForm({ refused, outcome, onSent }: ContactFormProps) {
  const [state, setState] = useState<State>({ status: 'ready', errors: refused?.errors ?? {}, tried: 0, sent: 0 });
  const sendButton = useRef<HTMLButtonElement>(null);
  const subject = useSubjectFromAddress();
  const messageId = useMessageId();
  const draft = useDraft();
  const { status, errors, tried, sent } = state;
  const isSending = status === 'sending';

  /** The dialog gives the focus back to what has it now. */
  function focusBeforeDialog(form: HTMLFormElement, wrong: FieldTexts) {
    const first = FIELDS.find((name) => wrong[name] !== undefined);
    const field = first && form.elements.namedItem(first);
    (field instanceof HTMLElement ? field : sendButton.current)?.focus();
  }

  async function send(form: HTMLFormElement) {
    const fields = readFields(form);
    setState({ status: 'sending', errors: {}, tried: tried + 1, sent });
    try {
      await sendContact({ id: messageId.of(fields), ...fields });
    } catch (error) {
      console.error('The message was not sent', error);
      const wrong = error instanceof MessageRefused ? error.errors : {};
      focusBeforeDialog(form, wrong);
      setState((now) => ({ ...now, status: 'failed', errors: wrong }));
      return;
    }
    messageId.done();
    draft.forget();
    focusBeforeDialog(form, {});
    setState((now) => ({ ...now, status: 'ready', sent: now.sent + 1 }));
    onSent();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }

  return (
    <>
      <Form ref={draft.form} method="post" action={paths.contact()} onSubmit={onSubmit} onInput={draft.keep}>
        {outcome && tried === 0 && <Notice kind={outcome}>{outcomes[outcome].text}</Notice>}
        <ContactFields
          key={sent}
          values={sent === 0 ? (refused?.values ?? {}) : {}}
          errors={errors}
          readOnly={isSending}
          subject={subject}
        />
        <Foot>
          <Button ref={sendButton} type="submit" busy={isSending}>
            {isSending ? contactForm.sending : contactForm.send}
          </Button>
          <Text size="small">{contactForm.promise}</Text>
        </Foot>
      </Form>
      {status === 'failed' && (
        <NoticeDialog {...outcomes.error} onClose={() => setState({ ...state, status: 'ready' })} />
      )}
    </>
  );
}
