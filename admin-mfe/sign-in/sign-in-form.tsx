import styled from '@emotion/styled';
import { session as sessionSchema } from '@studio/client/session';
import { Button, ErrorSummary, Field, Heading, Text } from '@studio/ui';
import { useErrorTitle } from '@studio/ui/spoken';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuthApi } from 'api/types';
import { hc } from 'hono/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNow } from '../components/hooks.ts';
import { SIGN_IN_MARGIN } from '../components/styles.ts';
import { signInForm as texts, tooManyText } from '../content/sign-in-form.ts';
import { apiOptions, hasStatus, readJson } from '../request/request.ts';
import { followSignIn, SessionNotStoredError, signIn, useSession } from '../request/session.ts';
import { EntryColumns } from './entry-columns.tsx';
import { hasPasskeySupport, NoPasskeyError, signInWithPasskey } from './passkey.ts';

/** Maximum length of a password, as in the API. */
const MAX_PASSWORD = 1024;

const FIELD_ID = 'password';

/** Password managers store a password with a user name; the first owner has none at first. */
const USERNAME = 'admin';

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  padding: clamp(2rem, 14vh, 10rem) ${SIGN_IN_MARGIN} 3rem;
  justify-items: start;
  & > * {
    max-width: 26rem;
  }
`;

const summary = { marginTop: '1.5rem' } as const;

interface SignInFormProps {
  readonly lead?: string | undefined;
}

/** Renders the sign-in form instead of the requested page. */
export default function SignInForm({ lead = texts.signInLead }: SignInFormProps) {
  const client = useQueryClient();
  useEffect(() => followSignIn(client), [client]);
  const { asksEmail = false, hasPasskeys = false } = useSignInOptions();
  const emailField = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) (emailField.current ?? field.current)?.focus();
  }, []);
  const [invalid, setInvalid] = useState<string>();
  const { mutate, isPending, refusal, clearRefusal } = useSignIn(asksEmail, () => {
    field.current?.focus();
    field.current?.select();
  });
  const isWrong = refusal === texts.wrong || refusal === texts.wrongEmail;
  const error = invalid ?? (isWrong ? refusal : undefined);
  useErrorTitle(error !== undefined || refusal !== undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    const isTooLong = password.length > MAX_PASSWORD;
    const problem = password === '' ? texts.empty : isTooLong ? texts.tooLong(password.length) : undefined;
    setInvalid(problem);
    if (problem) {
      clearRefusal();
      field.current?.focus();
    } else if (!isPending) {
      const email = emailField.current?.value.trim() ?? '';
      mutate(() => resource.$post({ json: { ...(email !== '' && { email }), password } }));
    }
  };
  const onInput = () => {
    setInvalid(undefined);
    clearRefusal();
  };

  return (
    <EntryColumns>
      <Form noValidate onSubmit={submit} onInput={onInput}>
        <div>
          <Heading as="h1" size="title1">
            {texts.signInTitle}
          </Heading>
          <Text css={{ marginTop: '0.75rem' }}>{lead}</Text>
          <div aria-live="polite">
            {refusal && !isWrong && <ErrorSummary css={summary} title={texts.refused} text={refusal} />}
          </div>
        </div>
        {asksEmail ? (
          <div css={{ width: '100%' }}>
            <Field
              ref={emailField}
              label={texts.email}
              hint={texts.emailHint}
              type="email"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
        ) : (
          <input type="text" name="username" value={USERNAME} autoComplete="username" readOnly hidden />
        )}
        <div aria-live="polite" css={{ width: '100%' }}>
          <Field
            ref={field}
            id={FIELD_ID}
            label={texts.password}
            error={error}
            type="password"
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        <Button type="submit" busy={isPending}>
          {isPending ? texts.signingIn : texts.signIn}
        </Button>
        {hasPasskeys && hasPasskeySupport() && (
          <Button variant="outline" onClick={() => isPending || mutate(signInWithPasskey)}>
            {texts.passkey}
          </Button>
        )}
      </Form>
    </EntryColumns>
  );
}

const { session: resource } = hc<AuthApi>('/api', apiOptions);

/** Returns what the form offers. A session that has ended in this page does not say it, so it is fetched. */
function useSignInOptions() {
  const { data: session } = useSession();
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    meta: { isPublic: true },
    queryFn: ({ signal }) => readJson(sessionSchema, resource.$get({}, { init: { signal } })),
  });
  return { ...session, ...data };
}

/**
 * Signs in by a request. `refusal` is the text about the last attempt; it counts down the time to wait. `clearRefusal` removes it
 * when the password is changed, except a time to wait.
 */
function useSignIn(asksEmail: boolean, onRefused: () => void) {
  const client = useQueryClient();
  /** A text, or the time from which another attempt is allowed. */
  const [failure, setFailure] = useState<string | Date>();
  const retryAt = failure instanceof Date ? failure : undefined;
  const now = useNow(retryAt && 1000, retryAt?.getTime());
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => signIn(client, send),
    onMutate: () => setFailure(undefined),
    onError(error) {
      setFailure(failureOf(error, asksEmail));
      onRefused();
    },
    gcTime: 0,
  });
  const waitText = retryAt && (now < retryAt.getTime() ? tooManyText(retryAt, new Date(now)) : texts.tryNow);
  return {
    mutate,
    isPending,
    refusal: failure instanceof Date ? waitText : failure,
    clearRefusal: () => setFailure(retryAt && Date.now() < retryAt.getTime() ? retryAt : undefined),
  };
}

function failureOf(error: Error, asksEmail: boolean): string | Date {
  if (error instanceof NoPasskeyError) return texts.passkeyFailed;
  if (hasStatus(error, 401)) return asksEmail ? texts.wrongEmail : texts.wrong;
  if (hasStatus(error, 429)) return error.retryAt ?? texts.tooMany;
  if (error instanceof SessionNotStoredError) return texts.notKept;
  return texts.failed;
}
