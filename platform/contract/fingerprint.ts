import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from './version.ts';

/** Fingerprints of the contract's exported types, by contract version. */
type Fingerprints = Readonly<Record<string, string>>;

const FOLDER = 'platform/contract';

/** Declarations that do not cross a release boundary. */
const isExcluded = (name: string) => ['version.d.ts', 'fingerprint.d.ts'].includes(name) || name.endsWith('.test.d.ts');

const RECORD = '"npm run check -- --record-contract"';

/** Returns the fingerprint of declarations without comments: a sha256 that does not depend on their white space. */
export function fingerprintOf(declarations: readonly string[]): string {
  return createHash('sha256').update(declarations.join('').replace(/\s+/g, '')).digest('hex');
}

/** Returns the fault of the contract's version with its cure; undefined if there is none. */
export function contractFault(version: number, fingerprint: string, recorded: Fingerprints): string | undefined {
  const newest = Math.max(...Object.keys(recorded).map(Number));
  if (newest > version) {
    return `CONTRACT_VERSION is ${version}, but version ${newest} is recorded: set it to ${newest}, or to ${newest + 1} for a new version`;
  }
  if (recorded[version] === undefined) {
    return `Contract version ${version} is not recorded: run ${RECORD} and commit ${FOLDER}/fingerprints.json`;
  }
  if (recorded[version] === fingerprint) return undefined;
  return `The contract's exported types are not those of version ${version}: raise CONTRACT_VERSION in ${FOLDER}/version.ts and run ${RECORD}. (If nothing was released with version ${version} yet, remove it from ${FOLDER}/fingerprints.json instead and run the same.)`;
}

/**
 * Checks that the contract's version fits its exported types.
 * @param root The repository.
 * @param options `record`: adds the fingerprint of a version that is not recorded yet.
 * @returns The fault with its cure; undefined if there is none.
 */
export async function checkContract(root: string, { record = false } = {}): Promise<string | undefined> {
  const file = join(root, FOLDER, 'fingerprints.json');
  const recorded = JSON.parse(await readFile(file, 'utf8')) as Fingerprints;
  const fingerprint = fingerprintOf(await declarationsIn(root));
  const isNew = record && recorded[CONTRACT_VERSION] === undefined;
  const fingerprints = isNew ? { ...recorded, [CONTRACT_VERSION]: fingerprint } : recorded;
  if (isNew) await writeFile(file, `${JSON.stringify(fingerprints, null, 2)}\n`);
  return contractFault(CONTRACT_VERSION, fingerprint, fingerprints);
}

/** Returns the declarations of the contract's modules in the order of their names. Throws if they cannot be emitted. */
async function declarationsIn(root: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    const tsc = join(root, 'node_modules/.bin/tsc');
    await promisify(execFile)(tsc, ['-p', join(root, FOLDER), '--outDir', folder, '--removeComments', '--noCheck']);
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('.d.ts') && !isExcluded(name))
      .sort();
    return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}
