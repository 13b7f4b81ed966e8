import type { ReleaseHistory } from '@platform/contract/release';
import { wrongUse } from '../process/steps.ts';

/** Fewest digits of a version that name it. */
const MIN_DIGITS = 6;

/**
 * Returns the version that a text names: `live`, or its first digits, six or more. A version with all digits need not be in the history:
 * a release may be stored and was never live.
 * @param history Of one name, newest first.
 */
export function findVersion(history: ReleaseHistory['releases'][number]['deployments'], text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  const versions = [...new Set(history.map(({ version }) => version))];
  const newest = history.find(({ action }) => ['promote', 'rollback', 'retire'].includes(action));
  if (text === 'live' && newest && newest.action !== 'retire') return newest.version;
  const found = text.length >= MIN_DIGITS ? versions.filter((version) => version.startsWith(text)) : [];
  const [version] = found;
  if (version !== undefined && found.length === 1) return version;
  const what = found.length > 1 ? 'names more than one version' : 'names no version that was live';
  throw wrongUse(
    `${text} ${what}: give its first ${MIN_DIGITS} digits or more, as npm run releases lists them, or all 64.`,
  );
}
