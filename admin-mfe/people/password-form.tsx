import { MAX_PASSWORD, MIN_PASSWORD } from '@studio/client/person';
import { Alert, Field } from '@studio/ui';
import { type SubmitEvent, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { form, refusalOf } from '../components/forms.ts';
import { accountPage as texts } from '../content/people.ts';
import { usePasswordChange } from './people-requests.ts';

/** Returns whether a text can be a password. */
export const isPassword = (text: string): boolean => text.length >= MIN_PASSWORD && text.length <= MAX_PASSWORD;

/** Changes the own password. */
export function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = usePasswordChange();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsInvalid(!isPassword(password));
    if (isPending || !isPassword(password)) return;
    const clear = () => {
      setCurrent('');
      setPassword('');
    };
    mutate({ current, password }, { onSuccess: clear });
  };
  const onInput = () => {
    setIsInvalid(false);
    reset();
  };
  return (
    <form onSubmit={onSubmit} onInput={onInput} css={form}>
      <Field
        label={texts.current}
        type="password"
        autoComplete="current-password"
        required
        value={current}
        onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
      />
      <Field
        label={texts.next}
        hint={texts.passwordHint}
        error={isInvalid ? texts.passwordRule : undefined}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {error && <Alert kind="error">{refusalOf(error, texts.notSaved)}</Alert>}
      <SmallButton type="submit" variant="primary" busy={isPending}>
        {texts.changePassword}
      </SmallButton>
      <span role="status">{isSuccess && texts.passwordSaved}</span>
    </form>
  );
}
