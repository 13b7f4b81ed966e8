import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The line that `changePack` adds to the module `version` of `@platform/contract`. */
export const CHANGE = '// Of the next pack.';

/** Writes packed packages once more into a new folder, with a contract of version 1.0.1 and a changed module. Folders are absolute. */
export async function changePack(packed: string, next: string): Promise<void> {
  await mkdir(next);
  const pack = JSON.parse(await readFile(join(packed, 'pack.json'), 'utf8'));
  for (const { file } of pack.packages) await copyFile(join(packed, file), join(next, file));
  const contract = pack.packages.find(({ name }: { name: string }) => name === '@platform/contract');
  await run('tar', ['xzf', contract.file], { cwd: next });
  const manifest = join(next, 'package/package.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"version": "1.0.0-h', '"version": "1.0.1-h'));
  const module = join(next, 'package/version.js');
  await writeFile(module, `${await readFile(module, 'utf8')}${CHANGE}\n`);
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', next], { cwd: join(next, 'package') });
  await rm(join(next, contract.file));
  await rm(join(next, 'package'), { recursive: true });
  contract.file = stdout.trim();
  await writeFile(join(next, 'pack.json'), JSON.stringify(pack));
}
