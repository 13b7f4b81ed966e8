import { Button } from '@studio/ui/button';
import type { ComponentProps } from 'react';
import { smallButton } from './styles.ts';

/** A 44px button, outlined unless the variant is given. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" css={smallButton} {...props} />;
}
