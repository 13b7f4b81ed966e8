import { account, createdInvitation, peopleList } from '@studio/client/people';
import type { Role } from '@studio/client/person';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuthApi } from 'api/types';
import { hc } from 'hono/client';
import { useApi } from '../request/api.ts';
import { apiOptions, readJson } from '../request/request.ts';
import { refreshSession } from '../request/session.ts';
import { addPasskey } from '../sign-in/passkey.ts';

const { people, account: own } = hc<AuthApi>('/api', apiOptions).v1;

const PEOPLE = ['people'];
const ACCOUNT = ['account'];

export const usePeople = () => useApi(PEOPLE, peopleList, (init) => people.$get({}, init));

export const useAccount = () => useApi(ACCOUNT, account, (init) => own.$get({}, init));

/** Returns a mutation after which people, the own account and the session are fetched again. */
function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: PEOPLE }),
        client.invalidateQueries({ queryKey: ACCOUNT }),
        refreshSession(client),
      ]),
  });
}

export const useInvite = () =>
  useChange((json: { readonly email: string; readonly role: Role }) =>
    readJson(createdInvitation, people.invitations.$post({ json })),
  );

export const useWithdrawal = (id: string) => useChange(() => people.invitations[':id'].$delete({ param: { id } }));

export const useRoleChange = (id: string) =>
  useChange((role: Role) => people[':id'].$patch({ param: { id }, json: { role } }));

export const useRemoval = (id: string) => useChange(() => people[':id'].$delete({ param: { id } }));

export const useSignOut = (id: string) => useChange(() => people[':id'].sessions.$delete({ param: { id } }));

export const useProfileChange = () =>
  useChange((json: { readonly name: string; readonly email: string }) => own.$patch({ json }));

export const usePasswordChange = () =>
  useChange((json: { readonly current: string; readonly password: string }) => own.password.$put({ json }));

export const useNewPasskey = () => useChange(addPasskey);

export const usePasskeyRemoval = (id: string) => useChange(() => own.passkeys[':id'].$delete({ param: { id } }));

export const useSessionEnd = (id: string) => useChange(() => own.sessions[':id'].$delete({ param: { id } }));
