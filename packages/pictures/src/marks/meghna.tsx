import { Mark, type MarkSize } from './mark.tsx';

/** Three currents. */
export function MeghnaMark(size: MarkSize) {
  return <Mark {...size} d="M3 11q6.5-6 13 0t13 0M3 17q6.5-6 13 0t13 0M3 23q6.5-6 13 0t13 0" />;
}
