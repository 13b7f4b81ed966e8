import styled from '@emotion/styled';
import type { RefusedForm } from '@platform/contract/root-data';
import { contactFieldNames, readContactFields } from '@studio/client/contact';
import { Alert } from '@studio/ui/alert';
import { AlertDialog } from '@studio/ui/alert-dialog';
import { Button } from '@studio/ui/button';
import { Text } from '@studio/ui/text';
import { type SubmitEvent, useRef, useState } from 'react';
import { contactForm, outcomes } from '../content/contact.ts';
import { paths } from '../paths.ts';
import { ContactFields } from './contact-fields.tsx';
import { useDraft } from './draft.ts';
import { type FieldTexts, MessageRefused, sendContact } from './send-contact.ts';
import { useMessageId } from './use-message-id.ts';
import { useSubjectFromAddress } from './use-subject-from-address.ts';

interface ContactFormProps {
  /** The fields and errors of a form that was posted without scripts and refused. */
  readonly refused?: RefusedForm | undefined;
  /** The result of a post without scripts, shown above the fields until a message is sent with scripts. */
  readonly outcome?: keyof typeof outcomes | undefined;
  /** Called when a message was sent and the fields were cleared. */
  readonly onSent: () => void;
}

interface State {
  /** `failed` until the visitor closes the dialog about it. */
  readonly status: 'ready' | 'sending' | 'failed';
  readonly errors: FieldTexts;
  readonly attempts: number;
  readonly sent: number;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
`;

/** The form for a message to the agency. Without scripts the browser posts it. */
export function ContactForm({ refused, outcome, onSent }: ContactFormProps) {
  const [state, setState] = useState<State>({ status: 'ready', errors: refused?.errors ?? {}, attempts: 0, sent: 0 });
  const sendButton = useRef<HTMLButtonElement>(null);
  const subject = useSubjectFromAddress();
  const messageId = useMessageId();
  const draft = useDraft();
  const { status, errors, attempts, sent } = state;
  const isSending = status === 'sending';

  /** A dialog returns the focus to the element that is focused when it opens: the first invalid field, or the button. */
  function focusBeforeDialog(form: HTMLFormElement, invalid: FieldTexts) {
    const first = contactFieldNames.find((name) => invalid[name] !== undefined);
    const field = first && form.elements.namedItem(first);
    (field instanceof HTMLElement ? field : sendButton.current)?.focus();
  }

  async function send(form: HTMLFormElement) {
    const fields = readContactFields(new FormData(form));
    setState({ status: 'sending', errors: {}, attempts: attempts + 1, sent });
    try {
      await sendContact({ id: messageId.of(fields), ...fields });
    } catch (error) {
      console.error('The message was not sent', error);
      const invalid = error instanceof MessageRefused ? error.errors : {};
      focusBeforeDialog(form, invalid);
      setState((now) => ({ ...now, status: 'failed', errors: invalid }));
      return;
    }
    messageId.reset();
    draft.clear();
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
      <form
        ref={draft.form}
        css={{ display: 'grid', gap: '1.5rem' }}
        method="post"
        action={paths.contact}
        onSubmit={onSubmit}
        onInput={draft.save}
      >
        {outcome && attempts === 0 && <Alert kind={outcome}>{outcomes[outcome].text}</Alert>}
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
      </form>
      {status === 'failed' && (
        <AlertDialog {...outcomes.error} onClose={() => setState({ ...state, status: 'ready' })} />
      )}
    </>
  );
}
