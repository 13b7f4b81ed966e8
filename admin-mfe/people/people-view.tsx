import type { Invitation, ListedPerson } from '@studio/client/people';
import { FIRST_OWNER } from '@studio/client/person';
import { Alert, Text } from '@studio/ui';
import { useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { ConfirmDialog } from '../components/dialogs.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { OwnersOnly } from '../components/owners-only.tsx';
import { Failure, LoadingRows, PageHead } from '../components/states.tsx';
import { row } from '../components/styles.ts';
import { roles, peoplePage as texts } from '../content/people.ts';
import { InvitationForm } from './invitation-form.tsx';
import { usePeople, useRemoval, useRoleChange, useSignOut, useWithdrawal } from './people-requests.ts';
import { list, page, RoleSelect, refusalOf, Section } from './sections.tsx';

/** Renders who can sign in and who is invited, for owners. */
export default function PeopleView() {
  return (
    <OwnersOnly title={texts.title}>
      <People />
    </OwnersOnly>
  );
}

function People() {
  const { data, isError, refetch } = usePeople();
  return (
    <>
      <PageHead title={texts.title} />
      {!data && isError && <Failure text={texts.notLoaded} onRetry={refetch} />}
      <div css={page}>
        {!data && !isError && <LoadingRows />}
        {data && (
          <>
            <Text css={{ maxWidth: '42rem' }}>{data.canInvite ? texts.lead : texts.local}</Text>
            <Section title={texts.people}>
              <ul css={list}>
                {data.people.map((person) => (
                  <PersonItem key={person.id} person={person} />
                ))}
              </ul>
            </Section>
            {data.invitations.length > 0 && (
              <Section title={texts.invitations}>
                <ul css={list}>
                  {data.invitations.map((invitation) => (
                    <InvitationItem key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              </Section>
            )}
            {data.canInvite && (
              <Section title={texts.invite}>
                <InvitationForm />
              </Section>
            )}
          </>
        )}
      </div>
    </>
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
          <RoleSelect aria-label={texts.roleOf(name)} role={role} onRole={(next) => change.mutate(next)} />
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
          cancel={texts.cancel}
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
