import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type ReleaseFile, releaseList } from '@studio/contract/release';
import * as v from 'valibot';
import { parseInfo } from './gate.ts';
import { refuseFor } from './refusal.ts';
import type { Describe } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { sha256, versionOf } from './version.ts';

/** What to publish. `folder` is a build: `release.json`, `web/` and `server/`. */
export interface PublishOptions {
  readonly store: ReleaseStore;
  readonly folder: string;
  readonly describe: Describe;
  /** Called after each file that had to be stored. */
  readonly onProgress?: (progress: { readonly path: string; readonly done: number; readonly of: number }) => void;
}

/** What came of it. `size` is the sum of all files, in bytes. */
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly size: number;
  /** False: the site had this release. */
  readonly added: boolean;
  /** False: it was live at some time, so that which release is live is the team's decision. */
  readonly promoted: boolean;
}

interface BuiltFile extends ReleaseFile {
  readonly bytes: Uint8Array;
}

/**
 * Stores the release in a build folder, and promotes it if it was never live.
 * @throws ReleaseRefusal, or a system error when the folder cannot be read.
 */
export async function publishFolder({ store, folder, describe, onProgress }: PublishOptions): Promise<Published> {
  const built = await readBuild(folder);
  const files = built.map(({ path, sha256, size }) => ({ path, sha256, size }));
  refuseFor(v.safeParse(releaseList, { files }).issues?.map(toReason) ?? []);
  const { name } = parseInfo(await readFile(join(folder, 'release.json')));
  const version = versionOf(files);

  const missing = new Set(await store.missing(files));
  const toSend = built.filter((file) => missing.delete(file.sha256));
  for (const [i, file] of toSend.entries()) {
    await store.putFile(file.sha256, file.bytes);
    onProgress?.({ path: file.path, done: i + 1, of: toSend.length });
  }
  const { added } = await store.add(name, files, describe);
  const promoted = !(await store.everDeployed(name, version));
  if (promoted) await store.promote(name, version);
  return { name, version, size: files.reduce((sum, { size }) => sum + size, 0), added, promoted };
}

async function readBuild(folder: string): Promise<BuiltFile[]> {
  const halves = await Promise.all(['web', 'server'].map((half) => filesBelow(folder, half)));
  return Promise.all(
    ['release.json', ...halves.flat()].map(async (path) => {
      const bytes = await readFile(join(folder, path));
      return { path, sha256: sha256(bytes), size: bytes.byteLength, bytes };
    }),
  );
}

async function filesBelow(folder: string, half: string): Promise<string[]> {
  const entries = await readdir(join(folder, half), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathWithin(folder, join(entry.parentPath, entry.name)));
}

const pathWithin = (folder: string, file: string) => relative(folder, file).split(sep).join('/');

function toReason(issue: v.InferIssue<typeof releaseList>) {
  return { field: String(issue.input), message: `${issue.message} is expected: change what the build writes` };
}
