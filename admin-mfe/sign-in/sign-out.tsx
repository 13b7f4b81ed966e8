import { Text } from '@studio/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth } from '../content/sign-in.ts';
import { SmallButton } from '../layout/small-button.tsx';
import { row } from '../layout/styles.ts';
import { signOut, useSession } from './session.ts';

/** Ends the session. Not shown without one. */
export function SignOut() {
  const client = useQueryClient();
  const { data: session } = useSession();
  const { mutate, isError } = useMutation({ mutationFn: () => signOut(client) });
  if (session?.access !== 'password' || !session.signedIn) return null;
  return (
    <div css={[row, { columnGap: 0 }]}>
      <div role="status">
        {isError && (
          <Text size="small" css={{ marginInlineEnd: '1rem' }}>
            {auth.signOutFailed}
          </Text>
        )}
      </div>
      <SmallButton onClick={() => mutate()}>{auth.signOut}</SmallButton>
    </div>
  );
}
