import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { access, tooManyText } from '../content/access.ts';
import { hasStatus } from '../queries/api-error.ts';
import { SessionNotKept, signInWith } from '../queries/session.ts';

interface SignInOptions {
  readonly onRefused: () => void;
}

/** Signs in with a password; `complaint` says why the last attempt failed. */
export function useSignIn({ onRefused }: SignInOptions) {
  const client = useQueryClient();
  const [complaint, setComplaint] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => signInWith(client, { password }),
    onMutate: () => setComplaint(undefined),
    onError(error) {
      setComplaint(complaintOf(error));
      onRefused();
    },
    gcTime: 0,
  });
  return { signIn: (password: string) => mutate(password), isPending, complaint };
}

function complaintOf(error: Error): string {
  if (hasStatus(error, 401)) return access.wrong;
  if (hasStatus(error, 429)) return error.retryAt ? tooManyText(error.retryAt, new Date()) : access.tooMany;
  if (error instanceof SessionNotKept) return access.notKept;
  return access.failed;
}
