import { Mark, type MarkSize } from './mark.tsx';

/** A sail on the river. */
export function CharReviewMark(size: MarkSize) {
  return <Mark {...size} d="M4 20H28C26 25 22 27 16 27S6 25 4 20ZM15 20V5C21 8 24 13 23 20" />;
}
