import styled from '@emotion/styled';
import { openInvitation } from '@studio/client/people';
import { useSite } from '@studio/client/site';
import { Alert, Button, Field, Heading, MAIN_ID, Text } from '@studio/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AuthApi } from 'api/types';
import { hc } from 'hono/client';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SmallButton } from '../components/controls.tsx';
import { form } from '../components/forms.ts';
import { LoadingRows } from '../components/states.tsx';
import { SIGN_IN_MARGIN } from '../components/styles.ts';
import { roles, invitationPage as texts } from '../content/people.ts';
import { paths } from '../paths.ts';
import { apiOptions, hasStatus, readJson } from '../request/request.ts';
import { EntryColumns } from '../sign-in/entry-columns.tsx';
import { isPassword } from './password-form.tsx';

const { invitation } = hc<AuthApi>('/api', apiOptions);

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  gap: 1rem;
  align-content: start;
  justify-items: start;
  padding: clamp(2rem, 14vh, 10rem) ${SIGN_IN_MARGIN} 3rem;
  overflow-wrap: anywhere;
  & > form,
  & > [aria-hidden] {
    width: 100%;
  }
`;

/** Lets somebody who was invited choose a name and a password. The token is taken out of the address at once. */
export default function InvitationView() {
  const [token] = useState(() => location.hash.slice(1));
  const navigate = useNavigate();
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const site = useSite();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation'],
    queryFn: () => readJson(openInvitation, invitation.$post({ json: { token } })),
    enabled: token !== '',
  });
  const isOver = token === '' || hasStatus(error, 410) || hasStatus(error, 400);
  return (
    <main id={MAIN_ID}>
      <EntryColumns>
        <Content>
          {isPending && token !== '' && <LoadingRows />}
          {data && (
            <>
              <Heading as="h1" size="title1">
                {texts.title(site.name)}
              </Heading>
              <Text>{texts.lead(data.email)}</Text>
              <Text>{roles[data.role]}</Text>
              <AcceptanceForm
                token={token}
                email={data.email}
                onDone={() => navigate(paths.dashboard, { replace: true })}
              />
            </>
          )}
          {(token === '' || error) && (
            <>
              <Heading as="h1" size="title1">
                {isOver ? texts.overTitle : texts.failedTitle}
              </Heading>
              <Text>{isOver ? texts.over : texts.failed}</Text>
              {!isOver && <SmallButton onClick={() => void refetch()}>{texts.retry}</SmallButton>}
            </>
          )}
        </Content>
      </EntryColumns>
    </main>
  );
}

interface AcceptanceFormProps {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}

function AcceptanceForm({ token, email, onDone }: AcceptanceFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => invitation.acceptance.$post({ json: { token, name: name.trim(), password } }),
    onSuccess: onDone,
    gcTime: 0,
  });
  const isNameless = name.trim() === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (!isPending && !isNameless && isPassword(password)) mutate();
  };
  return (
    <form noValidate onSubmit={onSubmit} css={form}>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden />
      <Field
        label={texts.name}
        autoComplete="name"
        required
        maxLength={60}
        error={isSent && isNameless ? texts.nameRule : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Field
        label={texts.password}
        hint={texts.passwordHint}
        type="password"
        autoComplete="new-password"
        required
        error={isSent && !isPassword(password) ? texts.passwordRule : undefined}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {error && <Alert kind="error">{hasStatus(error, 410) ? texts.over : texts.failed}</Alert>}
      <Button type="submit" busy={isPending}>
        {texts.accept}
      </Button>
    </form>
  );
}
