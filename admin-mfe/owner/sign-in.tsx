import styled from '@emotion/styled';
import { Button } from '@studio/ui/button';
import { Field } from '@studio/ui/field';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { type FormEvent, useEffect, useRef } from 'react';
import { access } from '../content/access.ts';
import { PAGE_MARGIN } from '../frame/page-margin.ts';
import { useSignIn } from './use-sign-in.ts';

/** There is one owner and no account; password managers want a name to keep the password by. */
const USER = 'owner';

const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  max-width: 26rem;
  padding: 2rem ${PAGE_MARGIN};
  justify-items: start;
`;

interface SignInProps {
  /** What is said first; by default whom this is for. */
  readonly lead?: string | undefined;
}

/** The owner's way in, in the place of the page that was asked for: once signed in, one is there. */
export function SignIn({ lead = access.signInLead }: SignInProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const { signIn, isPending, complaint } = useSignIn({
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
          {access.signInTitle}
        </Heading>
        <Text css={{ marginTop: '0.75rem' }}>{lead}</Text>
      </div>
      <input type="text" name="username" value={USER} autoComplete="username" readOnly hidden />
      <div aria-live="polite" css={{ width: '100%' }}>
        <Field
          ref={field}
          label={access.password}
          error={complaint}
          type="password"
          name="password"
          autoComplete="current-password"
          maxLength={1024}
          required
        />
      </div>
      <Button type="submit" busy={isPending}>
        {isPending ? access.signingIn : access.signIn}
      </Button>
    </Form>
  );
}
