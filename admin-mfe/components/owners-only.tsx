import { Text } from '@studio/ui';
import type { ReactNode } from 'react';
import { forOwners } from '../content/pages.ts';
import { useMay } from '../request/session.ts';
import { PageHead } from './states.tsx';
import { PAGE_MARGIN } from './styles.ts';

interface OwnersOnlyProps {
  /** Title of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a page that only owners may read; for others a sentence in its place, and no request. */
export function OwnersOnly({ title, children }: OwnersOnlyProps) {
  if (useMay('manage')) return children;
  return (
    <>
      <PageHead title={title} />
      <Text css={{ paddingInline: PAGE_MARGIN }}>{forOwners}</Text>
    </>
  );
}
