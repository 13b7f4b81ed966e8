import type { BuildInfo } from '@studio/contract/release';
import { type BuiltFile, readBuild, scriptsOf, versionOf } from './built-release.ts';
import { listReasons } from './file-list.ts';
import { infoReasons, parseInfo } from './info.ts';
import { integrityReasons } from './integrity.ts';
import type { Reason } from './reason.ts';
import { budgetReasons, wavesOfChunks } from './size-budget.ts';

/** A build as it would be released, and every reason not to. */
export interface CheckedBuild {
  readonly version: string;
  readonly files: readonly BuiltFile[];
  readonly reasons: readonly Reason[];
}

/** Runs those checks of the gate that need no site on the build of `name` in a folder. */
export async function checkBuild(name: string, folder: string): Promise<CheckedBuild> {
  const { files, reasons } = await readBuild(folder);
  const json = files.find(({ path }) => path === 'release.json');
  const parsed = json && parseInfo(json.bytes);
  return {
    version: versionOf(files),
    files,
    reasons: [
      ...reasons,
      ...listReasons(files),
      ...(parsed && 'reasons' in parsed ? parsed.reasons : []),
      ...(parsed && 'info' in parsed ? buildReasons(name, parsed.info, files) : []),
    ],
  };
}

function buildReasons(name: string, info: BuildInfo, files: readonly BuiltFile[]): Reason[] {
  const scripts = scriptsOf(files);
  return [
    ...infoReasons(name, info, files),
    ...integrityReasons(info, scripts),
    ...budgetReasons(info, wavesOfChunks(info), scripts),
  ];
}
