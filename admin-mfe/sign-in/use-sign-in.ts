import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auth, tooManyText } from '../content/sign-in.ts';
import { hasStatus } from '../request/api-error.ts';
import { SessionNotKeptError, signIn } from './session.ts';
import { useNow } from './use-now.ts';

interface SignInOptions {
  readonly onRefused: () => void;
}

/** Returns a function that signs in with a password, and the error text of the last attempt; it counts down a wait. */
export function useSignIn({ onRefused }: SignInOptions) {
  const client = useQueryClient();
  /** A text, or the time from which another attempt is allowed. */
  const [failure, setFailure] = useState<string | Date>();
  const retryAt = failure instanceof Date ? failure : undefined;
  const now = useNow(retryAt?.getTime());
  const { mutate, isPending } = useMutation({
    mutationFn: (password: string) => signIn(client, password),
    onMutate: () => setFailure(undefined),
    onError(error) {
      setFailure(failureOf(error));
      onRefused();
    },
    gcTime: 0,
  });
  const waitText = retryAt && (now < retryAt.getTime() ? tooManyText(retryAt, new Date(now)) : auth.tryNow);
  return {
    signIn: (password: string) => mutate(password),
    isPending,
    error: failure instanceof Date ? waitText : failure,
  };
}

function failureOf(error: Error): string | Date {
  if (hasStatus(error, 401)) return auth.wrong;
  if (hasStatus(error, 429)) return error.retryAt ?? auth.tooMany;
  if (error instanceof SessionNotKeptError) return auth.notKept;
  return auth.failed;
}
