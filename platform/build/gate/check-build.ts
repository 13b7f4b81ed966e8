import type { Budgets } from './budgets.ts';
import { readBuild, textsOf, versionOf } from './built-release.ts';
import { offlineViolations } from './checks.ts';
import { listViolations } from './file-list.ts';
import { parseInfo } from './info.ts';

/** A build, with all its violations. */
export type CheckedBuild = Awaited<ReturnType<typeof checkBuild>>;

/** Runs those checks of the gate that need no site on the build of `name` in a folder. */
export async function checkBuild(name: string, folder: string, budgets: Budgets = {}) {
  const { files, violations } = await readBuild(folder);
  const json = files.find(({ path }) => path === 'release.json');
  const parsed = json ? parseInfo(json.bytes) : { violations: [] };
  const found =
    'info' in parsed
      ? offlineViolations({ name, info: parsed.info, files, texts: textsOf(files), budgets })
      : parsed.violations;
  const { ownCopies = {} } = 'info' in parsed ? parsed.info : {};
  return {
    ownCopies,
    version: versionOf(files),
    files,
    violations: [...violations, ...listViolations(files), ...found],
  };
}
