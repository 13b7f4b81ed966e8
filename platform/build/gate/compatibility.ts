import { SHELL } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import satisfies from 'semver/functions/satisfies.js';
import type { LiveRelease, LiveSite, Violation } from './violation.ts';

/** Returns a violation for each module that a remote requires and the shell does not share, whichever is the release. */
export function sharedViolations({ info }: LiveRelease, { others: live }: LiveSite): Violation[] {
  if (info.name === SHELL) {
    return live.flatMap(({ name, info: remote }) =>
      unmet(remote, info).map(({ field, range, version }) => ({
        field,
        message: `is ${version ?? 'not shared'}, but the live ${name} requires ${range}: release ${name} with a wider range first`,
      })),
    );
  }
  const shell = live.find(({ name }) => name === SHELL);
  if (!shell) return [];
  return unmet(info, shell.info).map(({ field, module, range, version }) => ({
    field,
    message:
      version === undefined
        ? `is ${range}, but the live shell does not share ${module}: release a shell that does first`
        : `is ${range}, but the live shell shares ${version}: build against ${version}, or release the shell first`,
  }));
}

function unmet(remote: BuildInfo, shell: BuildInfo) {
  return Object.entries(remote.shared)
    .map(([module, range]) => ({
      field: `release.json shared.${module}`,
      module,
      range,
      version: Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined,
    }))
    .filter(({ range, version }) => version === undefined || !satisfies(version, range));
}

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
