import type { Role } from '@studio/client/person';
import { Alert, Field } from '@studio/ui';
import { type SubmitEvent, useState } from 'react';
import { Select, SmallButton } from '../components/controls.tsx';
import { form, refusalOf } from '../components/forms.ts';
import { row } from '../components/styles.ts';
import { roleOptions, peoplePage as texts } from '../content/people.ts';
import { paths } from '../paths.ts';
import { useInvite } from './people-requests.ts';

/** Renders a form that invites a person, and the link of the new invitation, which is shown only once. */
export function InvitationForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const { mutate, isPending, data, error } = useInvite();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate({ email: email.trim(), role }, { onSuccess: () => setEmail('') });
  };
  return (
    <>
      <form onSubmit={onSubmit} css={form}>
        <Field
          label={texts.email}
          type="email"
          required
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <div className="choice">
          <label htmlFor="invitation-role">{texts.role}</label>
          <Select id="invitation-role" value={role} options={roleOptions} onChange={setRole} />
        </div>
        {error && <Alert kind="error">{refusalOf(error, texts.notSaved)}</Alert>}
        <SmallButton type="submit" variant="primary" busy={isPending}>
          {texts.send}
        </SmallButton>
      </form>
      {data && <InvitationLink key={data.id} token={data.token} mail={data.mail} />}
    </>
  );
}

interface InvitationLinkProps {
  readonly token: string;
  readonly mail: keyof typeof texts.mails;
}

function InvitationLink({ token, mail }: InvitationLinkProps) {
  const [isCopied, setIsCopied] = useState(false);
  const link = `${location.origin}${paths.invitation}#${token}`;
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      (error: unknown) => console.error('The link could not be copied', error),
    );
  };
  return (
    <div css={[form, { marginTop: '1.5rem' }]}>
      <Alert kind={mail === 'failed' ? 'error' : 'success'}>{texts.mails[mail]}</Alert>
      <Field label={texts.link} hint={texts.linkHint} value={link} readOnly translate="no" />
      <div css={row}>
        <SmallButton onClick={copy}>{texts.copy}</SmallButton>
        <span role="status">{isCopied && texts.copied}</span>
      </div>
    </div>
  );
}
