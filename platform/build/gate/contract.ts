import { SHELL } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import { OLDEST_SHELL_CONTRACT } from '@platform/contract/version';
import type { LiveRelease, LiveSite, Violation } from './violation.ts';

const FIELD = 'release.json contract';

/** Returns whether a shell is too old for servers of this version to render with. */
export const isTooOld = (shell: Pick<BuildInfo, 'contract'>): boolean => shell.contract < OLDEST_SHELL_CONTRACT;

/**
 * Returns a violation for each remote that the shell cannot host, whichever of them is the release, and for a shell that the
 * site cannot render with.
 */
export function contractViolations({ info }: LiveRelease, { others: live }: LiveSite): Violation[] {
  if (info.name === SHELL) {
    const message = `is ${info.contract}, but the site renders with shells of contract ${OLDEST_SHELL_CONTRACT} and later: build the shell from newer sources`;
    const tooOld = isTooOld(info) ? [{ field: FIELD, message }] : [];
    return [...tooOld, ...live.flatMap((remote) => hostViolations(info, remote.info))];
  }
  const shell = live.find(({ name }) => name === SHELL)?.info;
  if (!shell || hosts(shell, info)) return [];
  const message =
    info.contract > shell.contract
      ? `is ${info.contract}, newer than the live shell's ${shell.contract}: release the shell first`
      : `is ${info.contract}, but the live shell hosts only ${shell.hosts?.join(', ')}: build ${info.name} from newer sources`;
  return [{ field: FIELD, message }];
}

function hostViolations(shell: BuildInfo, remote: BuildInfo): Violation[] {
  if (hosts(shell, remote)) return [];
  if (remote.contract > shell.contract) {
    const message = `is ${shell.contract}, but the live ${remote.name} needs ${remote.contract}: build the shell from newer sources`;
    return [{ field: FIELD, message }];
  }
  const message = `lacks ${remote.contract}, the contract of the live ${remote.name}: release ${remote.name} from newer sources first`;
  return [{ field: 'release.json hosts', message }];
}

/** A shell that does not list what it hosts hosts all versions up to its own. */
function hosts(shell: BuildInfo, { contract }: BuildInfo): boolean {
  return contract <= shell.contract && (shell.hosts?.includes(contract) ?? true);
}
