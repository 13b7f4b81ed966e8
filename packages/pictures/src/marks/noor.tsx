import { Mark, type MarkSize } from './mark.tsx';

/** A lamp. */
export function NoorMark(size: MarkSize) {
  return <Mark {...size} d="M5 16a11 11 0 1 1 22 0a11 11 0 1 1 -22 0ZM16 5a11 11 0 0 1 0 22M16 10v12" />;
}
