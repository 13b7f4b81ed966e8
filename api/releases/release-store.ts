import { SHELL } from '@studio/contract/registry';
import type { ReleaseFile } from '@studio/contract/release';
import type { Database } from '../store/schema.ts';
import { createDeploymentLog, type DeploymentLog } from './deployment-log.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { addressReasons, infoReasons, listReasons, parseInfo } from './gate.ts';
import { refuseFor } from './refusal.ts';
import { type Describe, fromRow, type Release, toRow, type UndescribedRelease, webFiles } from './release.ts';
import { integrityOf, versionOf } from './version.ts';

/** Everything released: files, releases and the log of what went live. */
export interface ReleaseStore extends FileStore, DeploymentLog {
  /**
   * Stores the release that consists of `files`, all of which are stored. One that exists is not changed.
   * @throws ReleaseRefusal with every reason that was found.
   */
  add(name: string, files: readonly ReleaseFile[], describe: Describe): Promise<{ release: Release; added: boolean }>;
  get(name: string, version: string): Promise<Release | undefined>;
  /** The sha256 of a web file of any release of `name`. */
  byWebPath(name: string, fileName: string): string | undefined;
}

/** What the store works with. `cacheDir` is made when it is first needed. */
export interface ReleaseStoreDeps {
  readonly db: Database;
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

  async function check(name: string, files: readonly ReleaseFile[]): Promise<UndescribedRelease> {
    refuseFor(listReasons(files, await fileStore.sizes(files)));
    const info = parseInfo(await fileStore.readFile(releaseJson(files)));
    refuseFor([...infoReasons(name, info, files), ...addressReasons(files, (fileName) => byWebPath(name, fileName))]);
    const integrity: Record<string, string> = {};
    for (const { fileName, sha256 } of webFiles(files).filter(({ fileName }) => fileName.endsWith('.js'))) {
      integrity[fileName] = integrityOf(await fileStore.readFile(sha256));
    }
    return { name, version: versionOf(files), info, files, integrity, createdAt: now().toISOString() };
  }

  for (const row of await db.selectFrom('releases').selectAll().orderBy('created_at').execute()) index(fromRow(row));

  return {
    ...fileStore,
    ...deploymentLog,
    get,
    byWebPath,
    add: async (name, files, describeRoutes) => {
      const existing = await get(name, versionOf(files));
      if (existing !== undefined) return { release: existing, added: false };
      const checked = await check(name, files);
      const release: Release = { ...checked, routes: name === SHELL ? [] : await describeRoutes(checked) };
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

function releaseJson(files: readonly ReleaseFile[]): string {
  const file = files.find(({ path }) => path === 'release.json');
  if (file === undefined) throw new Error('a checked list names release.json');
  return file.sha256;
}
