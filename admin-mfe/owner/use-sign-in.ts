import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { access, tooManyText } from '../content/access.ts';
import { hasStatus } from '../queries/api-error.ts';
import { SessionNotKept, signInWith } from '../queries/session.ts';
import { useNow } from './use-now.ts';

interface SignInOptions {
  readonly onRefused: () => void;
}

/** Why an attempt failed: a text, or the time before which there is no other. */
type Complaint = string | Date;

/** Signs in with a password; `complaint` says why the last attempt failed, and how long there is still to wait. */
export function useSignIn({ onRefused }: SignInOptions) {
  const client = useQueryClient();
  const [complaint, setComplaint] = useState<Complaint>();
  const until = complaint instanceof Date ? complaint : undefined;
  const now = useNow(until?.getTime());
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => signInWith(client, { password }),
    onMutate: () => setComplaint(undefined),
    onError(error) {
      setComplaint(complaintOf(error));
      onRefused();
    },
    gcTime: 0,
  });
  const waiting = until && (now < until.getTime() ? tooManyText(until, new Date(now)) : access.tryNow);
  const text = complaint instanceof Date ? waiting : complaint;
  return { signIn: (password: string) => mutate(password), isPending, complaint: text };
}

function complaintOf(error: Error): Complaint {
  if (hasStatus(error, 401)) return access.wrong;
  if (hasStatus(error, 429)) return error.retryAt ?? access.tooMany;
  if (error instanceof SessionNotKept) return access.notKept;
  return access.failed;
}
