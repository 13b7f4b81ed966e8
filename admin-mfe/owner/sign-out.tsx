import { Button } from '@studio/ui/button';
import { Text } from '@studio/ui/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { access } from '../content/access.ts';
import { smallButton } from '../frame/small-button.ts';
import { signOut, useSession } from '../queries/session.ts';

/** Ends the session. Absent for those who did not sign in. */
export function SignOut() {
  const client = useQueryClient();
  const { data: session } = useSession();
  const { mutate, isError } = useMutation({ mutationFn: () => signOut(client) });
  if (session?.access !== 'password' || !session.signedIn) return null;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '0.5rem' }}>
      <div role="status">
        {isError && (
          <Text size="small" css={{ marginInlineEnd: '1rem' }}>
            {access.signOutFailed}
          </Text>
        )}
      </div>
      <Button variant="outline" css={smallButton} onClick={() => mutate()}>
        {access.signOut}
      </Button>
    </div>
  );
}
