import { Text } from '@studio/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SmallButton } from '../components/controls.tsx';
import { SignOutDoor } from '../components/icons.tsx';
import { NavLabel } from '../components/nav-entry.tsx';
import { iconControl, row } from '../components/styles.ts';
import { auth } from '../content/sign-in.ts';
import { signOut, useSession } from '../request/session.ts';

/** Renders the button that ends the session, if there is one. */
export function SignOut({ iconOnly = false }: { readonly iconOnly?: boolean }) {
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
      {iconOnly ? (
        <button type="button" onClick={() => mutate()} css={iconControl}>
          <NavLabel icon={SignOutDoor} label={auth.signOut} iconOnly />
        </button>
      ) : (
        <SmallButton onClick={() => mutate()}>{auth.signOut}</SmallButton>
      )}
    </div>
  );
}
