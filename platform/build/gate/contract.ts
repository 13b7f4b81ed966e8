import { SHELL } from '@platform/contract/registry';
import type { LiveRelease, LiveSite, Violation } from './violation.ts';

const FIELD = 'release.json contract';

/** Returns a violation for each remote with a newer contract than the shell's, whichever of the two is the release. */
export function contractViolations({ info }: LiveRelease, { others: live }: LiveSite): Violation[] {
  if (info.name === SHELL) {
    return live
      .filter((remote) => remote.info.contract > info.contract)
      .map(({ name, info: { contract } }) => ({
        field: FIELD,
        message: `is ${info.contract}, but the live ${name} needs ${contract}: build the shell from newer sources`,
      }));
  }
  const shell = live.find(({ name }) => name === SHELL)?.info;
  if (!shell || info.contract <= shell.contract) return [];
  const message = `is ${info.contract}, newer than the live shell's ${shell.contract}: release the shell first`;
  return [{ field: FIELD, message }];
}
