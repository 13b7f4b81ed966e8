import type { Violation } from './violation.ts';

/** A remote with the patterns of its pages: static segments and `:parameters`. */
interface Owner {
  readonly name: string;
  readonly routes: readonly { readonly path: string }[];
}

/** First segments of addresses that the site answers itself. */
const RESERVED = new Set(['api', 'assets', 'healthz', 'readyz']);

/** Whether no path of the release is the site's own or one of another live remote. */
export function ownedPathViolations(release: Owner, others: readonly Owner[]): Violation[] {
  return release.routes.flatMap(({ path }) => [
    ...(RESERVED.has(segmentsOf(path)[1] ?? '')
      ? [{ field: path, message: 'is an address of the site itself: give the page another path' }]
      : []),
    ...others.flatMap((other) =>
      other.routes
        .filter((route) => overlap(path, route.path))
        .map((route) => ({
          field: path,
          message: `belongs to the live ${other.name} (${route.path}): give the page another path, or release ${other.name} without it first`,
        })),
    ),
  ]);
}

/** Addresses count without their letter case. */
const segmentsOf = (path: string): string[] => path.toLowerCase().split('/');

/** Whether there is a path that both patterns match. A parameter stands for one segment that is not empty. */
function overlap(a: string, b: string): boolean {
  const [left, right] = [segmentsOf(a), segmentsOf(b)];
  const meets = (one: string, other: string) => one === other || (one.startsWith(':') && other !== '');
  return (
    left.length === right.length &&
    left.every((segment, i) => meets(segment, right[i] ?? '') || meets(right[i] ?? '', segment))
  );
}
