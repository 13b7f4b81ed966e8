import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed, wrongUse } from '../process/steps.ts';
import { installIn, PACKAGES, type PackedPackage, readPack } from './repository.ts';

/** Files that name the packages' files. */
const NAMING = ['package.json', 'pnpm-workspace.yaml'];

/** The packed packages that were replaced. */
export interface Upgrade {
  readonly from: readonly string[];
  readonly to: readonly PackedPackage[];
}

/**
 * Replaces the packed packages of a repository by those of another pack, and installs them. If they cannot be installed, the files of the
 * repository are put back. Folders are absolute.
 * @returns Undefined if it has the packages of that pack already.
 * @throws StepFailed if there is no pack, the repository has no packed packages, or the installation fails.
 */
export async function upgrade(folder: string, packedIn: string): Promise<Upgrade | undefined> {
  const pack = readPack(packedIn);
  const before = new Map(
    [...NAMING, 'package-lock.json', 'pnpm-lock.yaml']
      .filter((name) => existsSync(join(folder, name)))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const manifest = JSON.parse(before.get('package.json') ?? '{}');
  const declared = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  const own = declared.filter(([, version]) => version.startsWith(`file:${PACKAGES}/`));
  if (own.length === 0) throw wrongUse(`${folder} has no packages in ${PACKAGES}/: upgrade them in package.json.`);
  const replaced = own.map(([name, version]) => {
    const to = pack.packages.find((packed) => packed.name === name);
    if (to === undefined)
      throw wrongUse(`${packedIn} has no ${name}: pack the workspace that this repository came from.`);
    return { from: version.slice(`file:${PACKAGES}/`.length), to };
  });
  const changed = replaced.filter(({ from, to }) => from !== to.file);
  if (changed.length === 0) return undefined;

  for (const { to } of changed) copyFileSync(join(packedIn, to.file), join(folder, PACKAGES, to.file));
  for (const name of NAMING) {
    const text = before.get(name);
    if (text === undefined) continue;
    writeFileSync(
      join(folder, name),
      changed.reduce((all, { from, to }) => all.replaceAll(from, to.file), text),
    );
  }
  try {
    await installIn(folder);
  } catch (error) {
    for (const [name, text] of before) writeFileSync(join(folder, name), text);
    for (const { to } of changed) rmSync(join(folder, PACKAGES, to.file));
    const output = error instanceof StepFailed ? error.output : '';
    throw new StepFailed('The packages could not be installed: the repository is as it was. Install it again.', output);
  }
  for (const { from } of changed) rmSync(join(folder, PACKAGES, from), { force: true });
  return { from: changed.map(({ from }) => from), to: changed.map(({ to }) => to) };
}
