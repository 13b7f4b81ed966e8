import type { Invitation, ListedPerson } from '@studio/client/people';
import { FIRST_OWNER } from '@studio/client/person';
import { Alert, Text } from '@studio/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Select, SmallButton } from '../components/controls.tsx';
import { list, refusalOf } from '../components/forms.ts';
import { LocalTime } from '../components/local-time.tsx';
import { Loaded, ownersOnly, Page } from '../components/page.tsx';
import { Section } from '../components/section.tsx';
import { row } from '../components/styles.ts';
import { roleOptions, roles, peoplePage as texts } from '../content/people.ts';
import { InvitationForm } from './invitation-form.tsx';
import { usePeople, useRemoval, useRoleChange, useSignOut, useWithdrawal } from './people-requests.ts';

export default ownersOnly(texts.title, People);

/** Renders who can sign in and who is invited, for owners. */
function People() {
  return (
    <Page title={texts.title}>
      <Loaded query={usePeople()} failed={texts.notLoaded}>
        {({ people, invitations, canInvite }) => (
          <>
            <Text>{canInvite ? texts.lead : texts.local}</Text>
            <Section title={texts.people}>
              <ul css={list}>
                {people.map((person) => (
                  <PersonItem key={person.id} person={person} />
                ))}
              </ul>
            </Section>
            {invitations.length > 0 && (
              <Section title={texts.invitations}>
                <ul css={list}>
                  {invitations.map((invitation) => (
                    <InvitationItem key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              </Section>
            )}
            {canInvite && (
              <Section title={texts.invite}>
                <InvitationForm />
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function PersonItem({ person: { id, name, email, role, sessions, usedAt } }: { readonly person: ListedPerson }) {
  const change = useRoleChange(id);
  const removal = useRemoval(id);
  const signOut = useSignOut(id);
  const [isAsking, setIsAsking] = useState(false);
  const error = change.error ?? signOut.error;
  return (
    <li>
      <div>
        <strong translate="no">{name}</strong>
        <span className="small" translate={email === null ? 'yes' : 'no'}>
          {email ?? texts.noEmail}
        </span>
        <span className="small">
          {usedAt === null ? (
            texts.never
          ) : (
            <>
              <span>{texts.lastUse}</span> <LocalTime iso={usedAt} relative />
            </>
          )}
        </span>
      </div>
      <div css={row}>
        {id === FIRST_OWNER ? (
          <span>{texts.firstOwner}</span>
        ) : (
          <Select aria-label={texts.roleOf(name)} value={role} options={roleOptions} onChange={change.mutate} />
        )}
        {sessions > 0 && (
          <SmallButton aria-label={texts.endOf(name)} onClick={() => signOut.isPending || signOut.mutate()}>
            {texts.end}
          </SmallButton>
        )}
        {id !== FIRST_OWNER && (
          <SmallButton aria-label={texts.removeOf(name)} onClick={() => setIsAsking(true)}>
            {texts.remove}
          </SmallButton>
        )}
        <span role="status">{signOut.isSuccess && sessions === 0 && texts.ended}</span>
      </div>
      {error && <Alert kind="error">{refusalOf(error, texts.notSaved)}</Alert>}
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          text={texts.removeText}
          confirm={texts.remove}
          busy={removal.isPending}
          error={removal.error ? refusalOf(removal.error, texts.notSaved) : undefined}
          onConfirm={() => removal.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

function InvitationItem({ invitation: { id, email, role, expiresAt } }: { readonly invitation: Invitation }) {
  const { mutate, isPending, error } = useWithdrawal(id);
  return (
    <li>
      <div>
        <strong translate="no">{email}</strong>
        <span className="small">{roles[role]}</span>
        <span className="small">
          <span>{texts.until}</span> <LocalTime iso={expiresAt} />
        </span>
      </div>
      <SmallButton aria-label={texts.withdrawOf(email)} onClick={() => isPending || mutate()}>
        {texts.withdraw}
      </SmallButton>
      {error && <Alert kind="error">{refusalOf(error, texts.notSaved)}</Alert>}
    </li>
  );
}
