import { Mark, type MarkSize } from './mark.tsx';

/** Entries that add up. */
export function LedgerlineMark(size: MarkSize) {
  return <Mark {...size} d="M4 26H12V20H20V13H28V6M4 26V20M28 26V14" />;
}
