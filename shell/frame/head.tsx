import type { HeadText, RouteHandle } from '@studio/contract/remote-routes';
import { useRootData } from '@studio/contract/root-data';
import type { UIMatch } from 'react-router';
import { useMatches } from 'react-router-dom';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The handle of the innermost matched page. */
export function handleOf(matches: readonly UIMatch[]): RouteHandle | undefined {
  return matches.map((match) => match.handle).findLast(isHandle);
}

/** Writes the document's title and description from the matched page's handle; nothing else writes them. */
export function Head() {
  const { site } = useRootData();
  const match = useMatches().findLast((candidate) => isHandle(candidate.handle));
  if (!match || !isHandle(match.handle)) return null;
  const { title, description } = match.handle;
  const text = (source: HeadText) =>
    typeof source === 'string' ? source : source({ data: match.loaderData, params: match.params });
  return (
    <>
      <title>{`${text(title)} · ${site.name}`}</title>
      <meta name="description" content={text(description)} />
    </>
  );
}
