import { paths } from '@studio/client/paths';

/** How much a passage of some pages counts: what is not written to tell what is offered, counts less. */
const WEIGHTS: readonly (readonly [path: RegExp, weight: number])[] = [
  [/#latest-posts$/, 0.7],
  [/^\/(?:#|$)/, 0.9],
  [/^\/post\//, 0.8],
  [/^\/blogs(?:$|#)/, 0.95],
  [/^\/team\//, 0.9],
  [/#case-studies$/, 0.75],
  [new RegExp(`^(?:${paths.terms}|${paths.privacy})(?:$|#)`), 0.95],
];

/** The weight of a passage, by where it is read. */
export const pageWeight = (href: string): number => WEIGHTS.find(([path]) => path.test(href))?.[1] ?? 1;

/** Whether a page speaks for the studio: the chat's own only repeats, and previews show made-up businesses. */
export const isTelling = (path: string): boolean => path !== paths.chat && !path.startsWith(`${paths.sell}/preview/`);
