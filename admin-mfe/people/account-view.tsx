import type { Account } from '@studio/client/people';
import { FIRST_OWNER } from '@studio/client/person';
import { Alert, Field, Text } from '@studio/ui';
import { type SubmitEvent, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { form, list, refusalOf } from '../components/forms.ts';
import { LocalTime } from '../components/local-time.tsx';
import { Loaded, Page } from '../components/page.tsx';
import { Section } from '../components/section.tsx';
import { roles, accountPage as texts } from '../content/people.ts';
import { hasPasskeySupport } from '../sign-in/passkey.ts';
import { PasswordForm } from './password-form.tsx';
import { useAccount, useNewPasskey, usePasskeyRemoval, useProfileChange, useSessionEnd } from './people-requests.ts';

/** Renders the account of whoever is signed in: name, password, passkeys and sessions. */
export default function AccountView() {
  return (
    <Page title={texts.title}>
      <Loaded query={useAccount()} failed={texts.notLoaded}>
        {(account) => (
          <>
            <Profile account={account} />
            {!account.signsIn && <Text>{texts.local}</Text>}
            {account.signsIn && (
              <>
                <Section title={texts.password}>
                  {account.id === FIRST_OWNER ? <Text>{texts.passwordIsSetting}</Text> : <PasswordForm />}
                </Section>
                <Passkeys passkeys={account.passkeys} />
                <Section title={texts.sessions}>
                  <ul css={list}>
                    {account.sessions.map((session) => (
                      <SessionItem key={session.id} session={session} />
                    ))}
                  </ul>
                </Section>
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Profile({ account }: { readonly account: Account }) {
  const [name, setName] = useState(account.name);
  const [email, setEmail] = useState(account.email ?? '');
  const { mutate, isPending, isSuccess, error, reset } = useProfileChange();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ name: name.trim(), email: email.trim() });
  };
  return (
    <Section title={texts.profile}>
      <Text css={{ marginBottom: '1rem' }}>{roles[account.role]}</Text>
      <form onSubmit={onSubmit} onInput={reset} css={form}>
        <Field
          label={texts.name}
          autoComplete="name"
          required
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {error && <Alert kind="error">{refusalOf(error, texts.notSaved)}</Alert>}
        <SmallButton type="submit" variant="primary" busy={isPending}>
          {texts.save}
        </SmallButton>
        <span role="status">{isSuccess && texts.saved}</span>
      </form>
    </Section>
  );
}

function Passkeys({ passkeys }: Pick<Account, 'passkeys'>) {
  const { mutate, isPending, error } = useNewPasskey();
  return (
    <Section title={texts.passkeys}>
      <Text css={{ maxWidth: '42rem', marginBottom: '1rem' }}>{texts.passkeysLead}</Text>
      {passkeys.length === 0 && <Text css={{ marginBottom: '1rem' }}>{texts.noPasskeys}</Text>}
      <ul css={list}>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {hasPasskeySupport() ? (
        <SmallButton busy={isPending} onClick={() => isPending || mutate()}>
          {texts.addPasskey}
        </SmallButton>
      ) : (
        <Text>{texts.noSupport}</Text>
      )}
      {error && <Alert kind="error">{refusalOf(error, texts.passkeyFailed)}</Alert>}
    </Section>
  );
}

function PasskeyItem({ passkey: { id, name, createdAt, usedAt } }: { readonly passkey: Account['passkeys'][number] }) {
  const { mutate, isPending, error } = usePasskeyRemoval(id);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="small">
          <span>{texts.added}</span> <LocalTime iso={createdAt} />
        </span>
        {usedAt !== null && (
          <span className="small">
            <span>{texts.used}</span> <LocalTime iso={usedAt} relative />
          </span>
        )}
      </div>
      <SmallButton aria-label={texts.removePasskey(name)} onClick={() => isPending || mutate()}>
        {texts.remove}
      </SmallButton>
      {error && <Alert kind="error">{texts.notSaved}</Alert>}
    </li>
  );
}

function SessionItem({ session }: { readonly session: Account['sessions'][number] }) {
  const { id, device, usedAt, isCurrent } = session;
  const { mutate, isPending, error } = useSessionEnd(id);
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <span className="small">
          <span>{texts.used}</span> <LocalTime iso={usedAt} relative />
        </span>
      </div>
      {isCurrent ? (
        <span>{texts.thisBrowser}</span>
      ) : (
        <SmallButton aria-label={texts.endSession(device)} onClick={() => isPending || mutate()}>
          {texts.end}
        </SmallButton>
      )}
      {error && <Alert kind="error">{texts.notSaved}</Alert>}
    </li>
  );
}
