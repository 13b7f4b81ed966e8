import type { StoredRelease } from '@platform/contract/release';

/** What is there before and after; one of them is unset if it was added or removed. */
interface Change {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** What differs between two releases of a name. Sizes in bytes, as files are stored. */
export interface Comparison {
  readonly from: string;
  readonly to: string;
  /** Files whose content differs, by their path without the hash in it, with their sizes. */
  readonly files: Readonly<Record<string, Change>>;
  /** Pages whose first scripts differ in size, or that are in one of the two only, with the sizes. */
  readonly pages: Readonly<Record<string, Change>>;
  /** Shared packages whose versions differ, and the `contract`. */
  readonly dependencies: Readonly<Record<string, { readonly before?: string; readonly after?: string }>>;
}

/** Compares two releases. */
export function compareReleases(before: StoredRelease, after: StoredRelease): Comparison {
  return {
    from: before.version,
    to: after.version,
    files: changes(
      filesOf(before),
      filesOf(after),
      ({ size }) => size,
      ({ sha256 }) => sha256,
    ),
    pages: changes(pagesOf(before), pagesOf(after), (size) => size, String),
    dependencies: changes(dependenciesOf(before), dependenciesOf(after), (version) => version, String),
  };
}

/** The hash that a build puts before the ending of a name: `about.1a2b3c4d5e.js`. */
const HASH = /\.[0-9a-f]{8,}(?=\.[^./]+$)/;

type File = StoredRelease['files'][number];

/** Returns the files by their paths without hashes; those that would have the same path by their whole ones. */
function filesOf({ files }: StoredRelease): Map<string, File> {
  const plain = ({ path }: File) => path.replace(HASH, '');
  const counts = new Map<string, number>();
  for (const file of files) counts.set(plain(file), (counts.get(plain(file)) ?? 0) + 1);
  return new Map(files.map((file) => [counts.get(plain(file)) === 1 ? plain(file) : file.path, file]));
}

/** Returns the bytes of each page's first scripts. */
function pagesOf({ files, pages }: StoredRelease): Map<string, number> {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const sizeOf = (script: string) => sizes.get(`web/${script}`) ?? 0;
  return new Map(pages.map(({ path, scripts }) => [path, scripts.reduce((sum, script) => sum + sizeOf(script), 0)]));
}

const dependenciesOf = ({ contract, shared }: StoredRelease) =>
  new Map([['contract', String(contract)], ...Object.entries(shared)]);

/** Returns what is different in two maps, by key in the order of the alphabet. `same`: equal for what has not changed. */
function changes<Value, Shown>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  show: (value: Value) => Shown,
  same: (value: Value) => string,
): Record<string, { before?: Shown; after?: Shown }> {
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [old, now] = [before.get(key), after.get(key)];
      if (old !== undefined && now !== undefined && same(old) === same(now)) return [];
      return [
        [key, { ...(old !== undefined && { before: show(old) }), ...(now !== undefined && { after: show(now) }) }],
      ];
    }),
  );
}
