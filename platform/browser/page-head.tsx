import type { FrameKind, HeadText, RouteHandle } from '@platform/contract/remote-routes';
import type { UIMatch } from 'react-router';
import { useMatches } from 'react-router-dom';
import type { ShellParts } from './shell-parts.ts';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Returns the frame that the innermost matched page asks for. */
export function frameOf(matches: readonly UIMatch[]): FrameKind {
  return matches.map((match) => match.handle).findLast(isHandle)?.frame ?? 'public';
}

/** Renders the shell's head for the matched page, with title and description from its handle. */
export function PageHead({ parts }: { readonly parts: Pick<ShellParts, 'PageHead'> }) {
  const match = useMatches().findLast((candidate) => isHandle(candidate.handle));
  if (!match || !isHandle(match.handle)) return null;
  const { title, description } = match.handle;
  const text = (source: HeadText) =>
    typeof source === 'string' ? source : source({ data: match.loaderData, params: match.params });
  return <parts.PageHead title={text(title)} description={text(description)} />;
}
