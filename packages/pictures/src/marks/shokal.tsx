import { Mark, type MarkSize } from './mark.tsx';

/** Sun over the counter. */
export function ShokalMark(size: MarkSize) {
  return <Mark {...size} d="M4 22H28M8 22a8 8 0 0 1 16 0M16 6v4M6 10l3 3M26 10l-3 3" />;
}
