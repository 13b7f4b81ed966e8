import type { BuildInfo } from '@platform/contract/release';
import { type BuiltFile, readBuild, scriptsOf, versionOf } from './built-release.ts';
import { listViolations } from './file-list.ts';
import { infoViolations, parseInfo } from './info.ts';
import { integrityViolations } from './integrity.ts';
import { budgetViolations, wavesOfChunks } from './size-budget.ts';
import type { Violation } from './violation.ts';

/** A build as it would be released, and every reason not to. */
export interface CheckedBuild {
  readonly version: string;
  readonly files: readonly BuiltFile[];
  readonly violations: readonly Violation[];
}

/** Runs those checks of the gate that need no site on the build of `name` in a folder. */
export async function checkBuild(name: string, folder: string): Promise<CheckedBuild> {
  const { files, violations } = await readBuild(folder);
  const json = files.find(({ path }) => path === 'release.json');
  const parsed = json && parseInfo(json.bytes);
  return {
    version: versionOf(files),
    files,
    violations: [
      ...violations,
      ...listViolations(files),
      ...(parsed && 'violations' in parsed ? parsed.violations : []),
      ...(parsed && 'info' in parsed ? buildViolations(name, parsed.info, files) : []),
    ],
  };
}

function buildViolations(name: string, info: BuildInfo, files: readonly BuiltFile[]): Violation[] {
  const scripts = scriptsOf(files);
  return [
    ...infoViolations(name, info, files),
    ...integrityViolations(info, scripts),
    ...budgetViolations(info, wavesOfChunks(info), scripts),
  ];
}
