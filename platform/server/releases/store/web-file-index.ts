import { releaseName } from '@platform/contract/registry';
import * as v from 'valibot';
import type { PlatformDatabase, ReleaseRow } from '../../database/schema.ts';
import { fromRow, isReadable, type Release, type UnreadableRelease, webFiles } from '../../release-set/release.ts';

/**
 * Creates an index of the web files of all stored releases. A file that is not in it is looked for in the releases that other
 * servers stored since: by one query at a time, however many files are requested meanwhile.
 * @param onUnreadable Called once for each release that cannot be read. It is left out.
 */
export function createWebFileIndex(db: PlatformDatabase, onUnreadable: (release: UnreadableRelease) => void) {
  const hashes = new Map<string, string>();
  const read = new Set<string>();
  let requestedNames = new Set<string>();
  let reading: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  function add({ name, version, files }: Release): void {
    read.add(`${name} ${version}`);
    for (const { fileName, sha256 } of webFiles(files)) hashes.set(`${name}/${fileName}`, sha256);
  }

  function addRows(rows: readonly ReleaseRow[]): void {
    for (const row of rows) {
      read.add(`${row.name} ${row.version}`);
      const release = fromRow(row);
      if (isReadable(release)) add(release);
      else onUnreadable(release);
    }
  }

  const releases = () => db.selectFrom('releases').where('collected_at', 'is', null);

  /** Reads the releases with one of these names that are not read yet. */
  async function readNew(names: readonly string[]): Promise<void> {
    const stored = await releases().select(['name', 'version']).where('name', 'in', names).execute();
    const versions = stored
      .filter(({ name, version }) => !read.has(`${name} ${version}`))
      .map(({ version }) => version);
    if (versions.length === 0) return;
    addRows(await releases().selectAll().where('version', 'in', versions).orderBy('created_at').execute());
  }

  /** Reads what is new of `name`, by a query that begins after this call. */
  function refresh(name: string): Promise<void> {
    requestedNames.add(name);
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        const names = [...requestedNames];
        requestedNames = new Set();
        next = undefined;
        reading = readNew(names);
        return reading;
      });
    return next;
  }

  return {
    add,
    /** Reads all stored releases, and drops those that were collected. */
    async readAll(): Promise<void> {
      const rows = await releases().selectAll().orderBy('created_at').execute();
      hashes.clear();
      read.clear();
      addRows(rows);
    },
    /** Returns the sha256 of a web file; undefined if no release of `name` has it. */
    async find(name: string, fileName: string): Promise<string | undefined> {
      const key = `${name}/${fileName}`;
      if (!hashes.has(key) && v.is(releaseName, name)) await refresh(name);
      return hashes.get(key);
    },
  };
}
