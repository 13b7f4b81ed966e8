import { SHELL } from '@platform/contract/registry';
import type { BuildInfo } from '@platform/contract/release';
import satisfies from 'semver/functions/satisfies.js';
import type { Violation } from './violation.ts';

/** Whether the shell shares what each remote asks for, whichever of them is the release. `live`: without its own kind. */
export function sharedViolations(release: BuildInfo, live: readonly BuildInfo[]): Violation[] {
  if (release.name === SHELL) {
    return live.flatMap((remote) =>
      unmet(remote, release).map(({ module, range, version }) => ({
        field: `release.json shared.${module}`,
        message: `is ${version ?? 'not shared'}, but the live ${remote.name} asks for ${range}: release ${remote.name} with a wider range first`,
      })),
    );
  }
  return live
    .filter(({ name }) => name === SHELL)
    .flatMap((shell) =>
      unmet(release, shell).map(({ module, range, version }) => ({
        field: `release.json shared.${module}`,
        message:
          version === undefined
            ? `is ${range}, but the live shell does not share ${module}: release a shell that does first`
            : `is ${range}, but the live shell shares ${version}: build against ${version}, or release the shell first`,
      })),
    );
}

interface Unmet {
  readonly module: string;
  readonly range: string;
  readonly version: string | undefined;
}

function unmet(remote: BuildInfo, shell: BuildInfo): Unmet[] {
  return Object.entries(remote.shared)
    .map(([module, range]) => ({ module, range, version: shell.shared[module] }))
    .filter(({ range, version }) => version === undefined || !satisfies(version, range));
}
