import { paths } from '@studio/contract/paths';

/** How much a passage of some pages counts: what is not written to tell what is offered, counts less. */
const WEIGHTS: readonly (readonly [path: RegExp, weight: number])[] = [
  [/^\/post\//, 0.5],
  [/^\/blogs(?:$|#)/, 0.5],
  [/^\/team\//, 0.6],
  [/#case-studies$/, 0.7],
  [new RegExp(`^(?:${paths.terms}|${paths.privacy})(?:$|#)`), 0.65],
];

/** The weight of a passage, by where it is read. */
export const pageWeight = (href: string): number => WEIGHTS.find(([path]) => path.test(href))?.[1] ?? 1;

/** Whether a page speaks for the studio: the chat's own only repeats, and previews show made-up businesses. */
export const isTelling = (path: string): boolean => path !== paths.chat && !path.startsWith(`${paths.sell}/preview/`);
