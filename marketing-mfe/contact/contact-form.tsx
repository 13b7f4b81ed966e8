import styled from '@emotion/styled';
import type { RefusedForm } from '@platform/contract/root-data';
import { contactFieldNames, HIDDEN_FIELD, readContactFields } from '@studio/client/contact';
import { AlertDialog, Button, Text } from '@studio/ui';
import { useErrorTitle } from '@studio/ui/spoken';
import { token } from '@studio/ui/tokens';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { ContactFields } from './contact-fields.tsx';
import { FormProblem, findErrors, remainingErrors } from './form-problem.tsx';
import { useDraft, useMessageId, useStamp, useSubjectFromAddress } from './form-state.ts';
import { type ContactLanguage, useLanguage } from './language.ts';
import { OtherWays } from './other-ways.tsx';
import { type FieldTexts, sendContact, sendFailure } from './send-contact.ts';
import { SentNotice } from './sent-notice.tsx';

interface ContactFormProps {
  /** The fields and errors of a form that was posted without scripts and refused. */
  readonly refused?: RefusedForm | undefined;
  /** A message was sent without scripts. Shows a notice until another message is sent. */
  readonly isSent?: boolean;
  /** Called with the sender's email address when a message was sent and the fields were cleared. */
  readonly onSent: (email: string) => void;
}

interface State {
  /** `failed` until the visitor closes the dialog about it. */
  readonly status: 'ready' | 'sending' | 'failed';
  readonly errors: FieldTexts;
  /** Why the message was not accepted, until the next attempt. */
  readonly reason?: string | undefined;
  readonly attempts: number;
  readonly sent: number;
}

/** In a dialog that scrolls, the button stays in view. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  a {
    color: inherit;
  }
  dialog > form > & {
    position: sticky;
    bottom: 0;
    margin-inline: -0.25rem;
    padding: 0.75rem 0.25rem 1.25rem;
    border-top: 1px solid ${token('hairline')};
    background: ${token('raised')};
  }
`;

/** Not hidden by an attribute or `display`, so that robots take it for a field. */
const hiddenField = { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' } as const;

const hasErrors = (errors: FieldTexts): boolean => Object.keys(errors).length > 0;

/** Returns the state after the texts changed, without corrected errors, and without the reason once all errors are corrected. */
function withTexts(state: State, texts: FieldTexts, language: ContactLanguage): State {
  const errors = remainingErrors(state.errors, texts, language);
  const isCorrected = hasErrors(state.errors) && !hasErrors(errors);
  return { ...state, errors, reason: isCorrected ? undefined : state.reason };
}

/** Focuses the first field with an error. Returns false if there is none. */
function focusFirst(form: HTMLFormElement, errors: FieldTexts): boolean {
  const first = contactFieldNames.find((name) => errors[name] !== undefined);
  const field = first && form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
  return field instanceof HTMLElement;
}

/** The form for a message to the agency. Without scripts the browser posts it. */
export function ContactForm({ refused, isSent = false, onSent }: ContactFormProps) {
  const { form: reason, ...errorsOfFields } = refused?.errors ?? {};
  const [state, setState] = useState<State>({ status: 'ready', errors: errorsOfFields, reason, attempts: 0, sent: 0 });
  const language = useLanguage();
  const { contactForm, outcomes } = language.words;
  const sendButton = useRef<HTMLButtonElement>(null);
  const { field: subjectField, subject, initial } = useSubjectFromAddress();
  const messageId = useMessageId();
  const stamp = useStamp();
  const { form, save, clear } = useDraft();
  const initialTexts = state.sent > 0 ? {} : (refused?.values ?? { subject: initial });
  const [texts, setTexts] = useState<FieldTexts>(initialTexts);
  const { status, errors, attempts, sent } = state;
  const isSending = status === 'sending';
  const isResponse = refused !== undefined && attempts === 0;
  useErrorTitle(state.reason !== undefined || hasErrors(errors));

  // Reads the fields after the draft, the address, or the visitor before the hydration filled them in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the subject fills in a field, and sending clears all
  useEffect(() => {
    if (!form.current) return;
    const filledIn = readContactFields(new FormData(form.current));
    setTexts(filledIn);
    const isBegun = contactFieldNames.some(
      (name) => filledIn[name] !== (initialTexts[name] ?? '') && name !== 'subject',
    );
    if (isBegun) stamp.request();
  }, [form, subject, sent]);

  // Moves the focus after the errors were rendered, so that screen readers read the error with the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirst(form.current, errors);
  }, [attempts]);

  function onInput(event: { readonly currentTarget: HTMLFormElement }) {
    save();
    stamp.request();
    const changed = readContactFields(new FormData(event.currentTarget));
    setTexts(changed);
    setState((current) => withTexts(current, changed, language));
  }

  async function send(target: HTMLFormElement) {
    const fields = readContactFields(new FormData(target));
    setTexts(fields);
    const { value: hidden } = target.elements.namedItem(HIDDEN_FIELD) as HTMLInputElement;
    const invalid = findErrors(fields, language);
    const isValid = !hasErrors(invalid);
    setState({ status: isValid ? 'sending' : 'ready', errors: invalid, attempts: attempts + 1, sent });
    if (!isValid) return;
    try {
      await sendContact(
        { id: messageId.of(fields), ...fields, ...(hidden && { [HIDDEN_FIELD]: hidden }) },
        stamp.current(),
      );
    } catch (error) {
      console.error('The message was not sent', error);
      const failure = sendFailure(error, language);
      // The dialog returns the focus to the element that is focused when it opens.
      if (!focusFirst(target, failure.errors)) sendButton.current?.focus();
      setState((current) => ({ ...current, ...failure, status: 'failed' }));
      return;
    }
    messageId.reset();
    clear();
    sendButton.current?.focus();
    setState((current) => ({ ...current, status: 'ready', sent: current.sent + 1 }));
    onSent(fields.email);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }

  return (
    <>
      <form
        ref={form}
        css={{ display: 'grid', gap: '1.5rem' }}
        method="post"
        action={language.path}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {isSent && attempts === 0 && <SentNotice />}
        <FormProblem reason={state.reason} errors={errors} texts={texts} isResponse={isResponse} />
        <ContactFields
          initialTexts={initialTexts}
          texts={texts}
          errors={errors}
          readOnly={isSending}
          subject={subjectField}
        />
        <input name={HIDDEN_FIELD} aria-hidden tabIndex={-1} autoComplete="off" css={hiddenField} />
        <Foot>
          <Button ref={sendButton} type="submit" busy={isSending}>
            {isSending ? contactForm.sending : contactForm.send}
          </Button>
          <Text size="small">
            {contactForm.promise}{' '}
            <Link to={paths.privacy} {...(language.locale !== 'en' && { hrefLang: 'en' })}>
              {contactForm.privacy}
            </Link>
          </Text>
        </Foot>
      </form>
      {status === 'failed' && (
        <AlertDialog
          kind="error"
          {...outcomes.error}
          detail={state.reason}
          onClose={() => setState({ ...state, status: 'ready' })}
        >
          {!hasErrors(errors) && <OtherWays texts={texts} />}
        </AlertDialog>
      )}
    </>
  );
}
