import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StepFailed } from '@platform/cli/process/steps';
import { type Released, sendRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken } from '@platform/cli/releases/site-client';
import { root, type Site } from './site.ts';

const run = promisify(execFile);

/** Sends a release to a site and makes it live, as a team does. */
export function release(
  site: Site,
  name: string,
  folder: string,
  token = publishToken(site.dataDir),
): Promise<Released> {
  // The message of a refusal lacks its violations.
  return sendRelease(createSiteClient(site.url, token), name, folder).catch((error: unknown) => {
    if (error instanceof StepFailed) error.message += `\n${error.output}`;
    throw error;
  });
}

/** The output of a command. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command of a team (`npm run release`) in a checkout, against a running site whose token it reads. Rejects if the
 * command fails.
 */
export function runCommand(checkout: string, site: Site, name: string, ...args: string[]): Promise<Printed> {
  const env = { ...process.env, DATA_DIR: site.dataDir, FEDERATION_MODE: undefined };
  return run(process.execPath, ['platform/cli/run.mjs', name, '--to', site.url, ...args], {
    cwd: checkout,
    env,
  });
}

/** Copies a built release, so that a test can change it. */
export async function copyRelease(folder: string, of = 'marketing-mfe'): Promise<string> {
  const dist = join(root, of, 'dist');
  await cp(dist, folder, { recursive: true, filter: (source) => source !== join(dist, 'development') });
  return folder;
}

/** Returns the file of a build whose path starts with `prefix`, such as `web/about.`. */
export async function fileIn(release: string, start: string): Promise<string> {
  const [half = '', name = ''] = start.split('/');
  const file = (await readdir(join(release, half))).find((entry) => entry.startsWith(name));
  if (file === undefined) throw new Error(`the build has no ${start}`);
  return join(release, half, file);
}

/** Rewrites a file of a build. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is not changed by this`);
  await writeFile(file, changed);
}

/** Changes fields of `release.json`. */
export function editInfo(release: string, fields: (info: { shared: Record<string, string> }) => object): Promise<void> {
  return edit(join(release, 'release.json'), (text) => {
    const info = JSON.parse(text);
    return JSON.stringify({ ...info, ...fields(info) });
  });
}

/**
 * Copies the built release of a remote with an entry of another name and content. Returns the URL path of the entry and the
 * folder.
 */
export async function withOtherEntry(
  folder: string,
  label: string,
  remote = 'marketing',
  built = `${remote}-mfe`,
): Promise<{ folder: string; entry: string }> {
  const release = await copyRelease(join(folder, `${remote}-${label}`), built);
  const entry = await fileIn(release, 'web/entry.');
  const name = `entry.${label}.js`;
  await edit(entry, (text) => `${text}\n// ${label}`);
  await rename(entry, join(release, 'web', name));
  await edit(join(release, 'release.json'), (text) => text.replaceAll(basename(entry), name));
  return { folder: release, entry: `/assets/${remote}/${name}` };
}

/** Builds a front end for production. Returns the folder of the release. */
export async function buildRelease(folder: string): Promise<string> {
  const env = { ...process.env, FEDERATION_MODE: 'production' };
  await run(join(folder, 'node_modules/.bin/rsbuild'), ['build'], { cwd: folder, env });
  return join(folder, 'dist');
}

/** Returns the sha256 of every file of a release by path, and of its source maps. */
export async function hashFiles(release: string): Promise<Record<string, string>> {
  const filesOf = async (half: string) => {
    const entries = await readdir(join(release, half), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(release, half, entry.name));
  };
  const halves = await Promise.all(['web', 'server', 'maps'].map(filesOf));
  const files = [join(release, 'release.json'), ...halves.flat()];
  const hashed = files.map(async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [relative(release, file), hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
