import styled from '@emotion/styled';
import { Button, ErrorSummary, Field, Heading, Text, TurningLines } from '@studio/ui';
import { useErrorTitle } from '@studio/ui/spoken';
import { from } from '@studio/ui/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNow } from '../components/hooks.ts';
import { SIGN_IN_MARGIN } from '../components/styles.ts';
import { auth, tooManyText } from '../content/sign-in.ts';
import { hasStatus } from '../request/request.ts';
import { followSignIn, SessionNotStoredError, signIn } from '../request/session.ts';

/** Maximum length of a password, as in the API. */
const MAX_PASSWORD = 1024;

const FIELD_ID = 'password';

/** Password managers store a password with a user name; the site has no accounts. */
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

/** The form, and lines beside it, on phones below it at the end of the screen. The header is 3.5 to 4.75rem high. */
const Columns = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: calc(100dvh - 3.5rem);
  & > svg {
    width: 100%;
    height: 15rem;
  }
  ${from.tablet} {
    grid-template: 1fr / minmax(0, 5fr) minmax(0, 4fr);
    min-height: calc(100dvh - 4rem);
    & > svg {
      height: 100%;
      max-height: 80vh;
      align-self: end;
    }
  }
  ${from.desktop} {
    min-height: calc(100dvh - 4.75rem);
  }
`;

const summary = { marginTop: '1.5rem' } as const;

interface SignInFormProps {
  readonly lead?: string | undefined;
}

/** Renders the sign-in form instead of the requested page. */
export default function SignInForm({ lead = auth.signInLead }: SignInFormProps) {
  const client = useQueryClient();
  useEffect(() => followSignIn(client), [client]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const [invalid, setInvalid] = useState<string>();
  const { mutate, isPending, refusal, clearRefusal } = useSignIn(() => {
    field.current?.focus();
    field.current?.select();
  });
  const isWrong = refusal === auth.wrong;
  const error = invalid ?? (isWrong ? refusal : undefined);
  useErrorTitle(error !== undefined || refusal !== undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    const isTooLong = password.length > MAX_PASSWORD;
    const problem = password === '' ? auth.empty : isTooLong ? auth.tooLong(password.length) : undefined;
    setInvalid(problem);
    if (problem) {
      clearRefusal();
      field.current?.focus();
    } else if (!isPending) mutate(password);
  };
  const onInput = () => {
    setInvalid(undefined);
    clearRefusal();
  };

  return (
    <Columns>
      <Form noValidate onSubmit={submit} onInput={onInput}>
        <div>
          <Heading as="h1" size="title1">
            {auth.signInTitle}
          </Heading>
          <Text css={{ marginTop: '0.75rem' }}>{lead}</Text>
          <div aria-live="polite">
            {refusal && !isWrong && <ErrorSummary css={summary} title={auth.refused} text={refusal} />}
          </div>
        </div>
        <input type="text" name="username" value={USERNAME} autoComplete="username" readOnly hidden />
        <div aria-live="polite" css={{ width: '100%' }}>
          <Field
            ref={field}
            id={FIELD_ID}
            label={auth.password}
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
          {isPending ? auth.signingIn : auth.signIn}
        </Button>
      </Form>
      <TurningLines />
    </Columns>
  );
}

/**
 * Signs in with a password. `refusal` is the text about the last attempt; it counts down the time to wait. `clearRefusal` removes it
 * when the password is changed, except a time to wait.
 */
function useSignIn(onRefused: () => void) {
  const client = useQueryClient();
  /** A text, or the time from which another attempt is allowed. */
  const [failure, setFailure] = useState<string | Date>();
  const retryAt = failure instanceof Date ? failure : undefined;
  const now = useNow(retryAt && 1000, retryAt?.getTime());
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => signIn(client, password),
    onMutate: () => setFailure(undefined),
    onError(error) {
      setFailure(failureOf(error));
      onRefused();
    },
    gcTime: 0,
  });
  const waitText = retryAt && (now < retryAt.getTime() ? tooManyText(retryAt, new Date(now)) : auth.tryNow);
  return {
    mutate,
    isPending,
    refusal: failure instanceof Date ? waitText : failure,
    clearRefusal: () => setFailure(retryAt && Date.now() < retryAt.getTime() ? retryAt : undefined),
  };
}

function failureOf(error: Error): string | Date {
  if (hasStatus(error, 401)) return auth.wrong;
  if (hasStatus(error, 429)) return error.retryAt ?? auth.tooMany;
  if (error instanceof SessionNotStoredError) return auth.notKept;
  return auth.failed;
}
