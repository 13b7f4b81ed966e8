import { useRootData } from '@platform/contract/root-data';
import { useLocation, useMatches } from 'react-router-dom';
import type { ShellOptions } from '../shell-options.ts';
import { isHandle, readHead } from './read-head.ts';

/** Keeps search engines from listing a page. */
export const NoIndex = () => <meta name="robots" content="noindex" />;

/** Writes title, description and canonical address of the innermost matched page. */
export function PageHead({ parts }: { readonly parts: Pick<ShellOptions, 'PageHead'> }) {
  const { origin, refused } = useRootData();
  const location = useLocation();
  const match = useMatches().findLast((candidate) => isHandle(candidate.handle));
  if (!match || !isHandle(match.handle)) return null;
  const { loaderData: data, params } = match;
  const { title, description, canonical, isIndexed } = readHead(match.handle, {
    data,
    params,
    location,
    origin: refused ? undefined : origin,
  });
  return (
    <>
      <parts.PageHead title={title} description={description} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {!isIndexed && <NoIndex />}
    </>
  );
}
