import styled from '@emotion/styled';
import { Button } from '@studio/ui/button';
import { Field } from '@studio/ui/field';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { type FormEvent, useEffect, useRef } from 'react';
import { auth } from '../content/sign-in.ts';
import { PAGE_MARGIN } from '../layout/styles.ts';
import { useSignIn } from './use-sign-in.ts';

/** Password managers store a password with a user name; the site has no accounts. */
const USERNAME = 'admin';

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  max-width: 26rem;
  padding: 2rem ${PAGE_MARGIN};
  justify-items: start;
`;

interface SignInFormProps {
  /** The text below the heading. */
  readonly lead?: string | undefined;
}

/** Asks for the password, in the place of the requested page. */
export function SignInForm({ lead = auth.signInLead }: SignInFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const { signIn, isPending, error } = useSignIn({
    onRefused() {
      field.current?.focus();
      field.current?.select();
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password === 'string' && !isPending) signIn(password);
  };

  return (
    <Form onSubmit={submit}>
      <div>
        <Heading as="h1" size="title2">
          {auth.signInTitle}
        </Heading>
        <Text css={{ marginTop: '0.75rem' }}>{lead}</Text>
      </div>
      <input type="text" name="username" value={USERNAME} autoComplete="username" readOnly hidden />
      <div aria-live="polite" css={{ width: '100%' }}>
        <Field
          ref={field}
          label={auth.password}
          error={error}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          required
        />
      </div>
      <Button type="submit" busy={isPending}>
        {isPending ? auth.signingIn : auth.signIn}
      </Button>
    </Form>
  );
}
