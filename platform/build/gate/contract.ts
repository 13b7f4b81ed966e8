import { SHELL } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import type { Violation } from './violation.ts';

/** Whether no remote was built with a newer contract than the shell, whichever of them is the release. */
export function contractViolations(release: BuildInfo, live: readonly BuildInfo[]): Violation[] {
  if (release.name === SHELL) {
    return live
      .filter(({ contract }) => contract > release.contract)
      .map(({ name, contract }) => ({
        field: 'release.json contract',
        message: `is ${release.contract}, but the live ${name} needs ${contract}: build the shell from newer sources`,
      }));
  }
  return live
    .filter(({ name, contract }) => name === SHELL && contract < release.contract)
    .map(({ contract }) => ({
      field: 'release.json contract',
      message: `is ${release.contract}, newer than the live shell's ${contract}: release the shell first`,
    }));
}
