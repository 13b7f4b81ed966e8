import type { RemoteLoader } from '@platform/contract/remote-routes';
import { paths } from '@studio/client/paths';
import { useParams } from 'react-router-dom';
import { memberOf, memberPage } from '../content/team.ts';
import { MemberProfile } from '../sections/member-profile.tsx';
import { Missing } from '../sections/missing.tsx';
import { notFound } from '../sections/not-found.ts';

export const loader: RemoteLoader = ({ params }) => (memberOf(params.role) ? null : notFound());

/** `/team/:role` */
export function Component() {
  const member = memberOf(useParams().role);
  return member ? <MemberProfile member={member} /> : <Missing {...memberPage.missing} to={paths.team} />;
}
