import { versionOf } from '@platform/build/gate/built-release';
import type { ReleaseFile } from '@platform/contract/release';
import type { PlatformDatabase } from '../database/schema.ts';
import type { Gate } from '../gate/gate.ts';
import { createDeploymentLog, type DeploymentLog } from './deployment-log.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { fromRow, type Release, toRow, webFiles } from './release.ts';

/** Everything released: files, releases and the log of what went live. */
export interface ReleaseStore extends FileStore, DeploymentLog {
  /**
   * Stores the release that consists of `files`, if it passes the gate. One that exists is not looked at again.
   * @throws ReleaseRefusal
   */
  add(name: string, files: readonly ReleaseFile[], gate: Gate): Promise<{ release: Release; added: boolean }>;
  get(name: string, version: string): Promise<Release | undefined>;
  /** Bytes of all files of each release, by version. */
  sizesOfReleases(): Promise<Map<string, number>>;
  /** The sha256 of a web file of any release of `name`. */
  byWebPath(name: string, fileName: string): string | undefined;
}

/** What the store works with. `cacheDir` is made when it is first needed. */
export interface ReleaseStoreDeps {
  readonly db: PlatformDatabase;
  readonly cacheDir: string;
  readonly now?: () => Date;
}

export async function createReleaseStore({
  db,
  cacheDir,
  now = () => new Date(),
}: ReleaseStoreDeps): Promise<ReleaseStore> {
  const fileStore = createFileStore({ db, cacheDir });
  const deploymentLog = createDeploymentLog({ db, now });
  const webIndex = new Map<string, string>();

  const webKey = (name: string, fileName: string) => `${name}/${fileName}`;
  const byWebPath = (name: string, fileName: string) => webIndex.get(webKey(name, fileName));
  const index = ({ name, files }: Release) => {
    for (const { fileName, sha256 } of webFiles(files)) webIndex.set(webKey(name, fileName), sha256);
  };

  async function get(name: string, version: string): Promise<Release | undefined> {
    const row = await db
      .selectFrom('releases')
      .selectAll()
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    return row && fromRow(row);
  }

  for (const row of await db.selectFrom('releases').selectAll().orderBy('created_at').execute()) index(fromRow(row));

  return {
    ...fileStore,
    ...deploymentLog,
    get,
    byWebPath,
    sizesOfReleases: async () => {
      const rows = await db.selectFrom('releases').selectAll().execute();
      return new Map(rows.map(fromRow).map(({ version, files }) => [version, sizeOf(files)]));
    },
    add: async (name, files, gate) => {
      const existing = await get(name, versionOf(files));
      if (existing !== undefined) return { release: existing, added: false };
      const release: Release = { ...(await gate(name, files)), createdAt: now().toISOString() };
      await db
        .insertInto('releases')
        .values(toRow(release))
        .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
        .execute();
      index(release);
      return { release, added: true };
    },
  };
}

const sizeOf = (files: readonly ReleaseFile[]) => files.reduce((sum, { size }) => sum + size, 0);
