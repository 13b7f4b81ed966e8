import type { GateReport, ReleaseHistory, StoredRelease } from '@platform/contract/release';
import type { Provenance } from './promote.ts';
import { kilobytes, short } from './site-options.ts';

/** Prints the deployments of each name. */
export function printHistory({ releases }: ReleaseHistory): void {
  for (const { name, deployments } of releases) {
    console.log(name);
    const newest = deployments.find(({ action }) => ['promote', 'rollback', 'retire'].includes(action));
    const pin = deployments.find(({ action }) => action === 'pin' || action === 'unpin');
    // Any other deployment of the name ends its canary.
    const canary = deployments.find(({ action }) => action !== 'unpin');
    for (const deployment of deployments) {
      const { version, action, at, size, unreadable, browser, report, traffic, ...more } = deployment;
      const isLive = deployment === newest && action !== 'retire';
      const isPinned = deployment === pin && action === 'pin';
      const state = isLive ? 'live' : isPinned ? 'pinned' : deployment === canary && traffic ? 'canary' : '';
      const isShown = ['promote', 'rollback'].includes(action) || Boolean(traffic);
      const checked = isShown ? (browser ? 'checked in a browser' : 'no browser') : '';
      const done = traffic === undefined ? action : `${action} ${traffic}`;
      const bytes = unreadable ? 'unreadable' : kilobytes(size);
      console.log(
        `  ${state.padEnd(7)}${short(version)}  ${bytes.padStart(10)}  ${done.padEnd(9)} ${checked.padEnd(21)}${summary(report).padEnd(26)}${ageOf(at)} ago${provenance(more)}`,
      );
    }
  }
}

/** Returns a summary of the gate's report. */
function summary(report: GateReport | undefined): string {
  return report ? `${report.rendered?.pages ?? 0} pages, first ${kilobytes(report.initial.bytes)}` : '';
}

/** Returns actor, commit and note of a deployment, as far as they are recorded. */
function provenance({ actor, commit, dirty, note }: Provenance & { readonly actor?: string | undefined }): string {
  const built = commit && `${commit.slice(0, 10)}${dirty ? ' and changes' : ''}`;
  const known = [actor && `by ${actor}`, built && `from ${built}`, note].filter(Boolean);
  return known.length > 0 ? `  ${known.join(', ')}` : '';
}

/** The pages whose text differs between two releases, as the site renders them now. */
export interface TextChanges {
  readonly pages: readonly {
    readonly path: string;
    /** Lines that only one of the releases has. */
    readonly added: readonly string[];
    readonly removed: readonly string[];
    /** How many more there are. */
    readonly more: number;
  }[];
  /** Whether all pages were compared. */
  readonly isComplete: boolean;
}

/** Prints the lines of text that differ between two releases. */
export function printTexts({ pages, isComplete }: TextChanges): void {
  console.log(`texts: ${pages.length === 0 ? 'no difference' : ''}`);
  for (const { path, added, removed, more } of pages) {
    console.log(`    ${path}`);
    for (const line of removed) console.log(`      - ${line}`);
    for (const line of added) console.log(`      + ${line}`);
    if (more > 0) console.log(`      and ${more} more lines`);
  }
  if (!isComplete) console.log('    not all pages could be compared');
}

/** Prints what differs between two releases. */
export function printComparison({ from, to, files, pages, dependencies }: Comparison): void {
  console.log(`${short(from)} -> ${short(to)}`);
  print('files', files, kilobytes);
  print('pages', pages, kilobytes);
  print('dependencies', dependencies, String);
}

function print<Value>(
  title: string,
  changes: Readonly<Record<string, { readonly before?: Value | undefined; readonly after?: Value | undefined }>>,
  show: (value: Value) => string,
): void {
  const keys = Object.keys(changes);
  console.log(`${title}: ${keys.length === 0 ? 'no difference' : ''}`);
  for (const key of keys) {
    const { before, after } = changes[key] ?? {};
    const sign = before === undefined ? '+' : after === undefined ? '-' : ' ';
    const shown = [before, after].filter((value) => value !== undefined).map(show);
    console.log(`  ${sign} ${key}  ${shown.join(' -> ')}`);
  }
}

/** Milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns how long ago an ISO time is, in the largest unit that fits: `3 hours`. */
export function ageOf(at: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', 1000];
  const count = Math.floor(age / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A value before and after; `before` is unset if it was added, `after` if it was removed. */
interface Change {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Differences between two releases of a name. Sizes in bytes, as files are stored. */
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
    files: changes(filesOf(before), filesOf(after), sizeOfFile, hashOfFile),
    pages: changes(pagesOf(before), pagesOf(after), Number, String),
    dependencies: changes(dependenciesOf(before), dependenciesOf(after), String, String),
  };
}

/** The hash that a build puts before the ending of a name: `about.1a2b3c4d5e.js`. */
const HASH = /\.[0-9a-f]{8,}(?=\.[^./]+$)/;

type File = StoredRelease['files'][number];

const sizeOfFile = ({ size }: File) => size;
const hashOfFile = ({ sha256 }: File) => sha256;

/** Returns the files by their paths without hashes; files whose paths would be equal, by their whole paths. */
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
      const change = {
        ...(old !== undefined && { before: show(old) }),
        ...(now !== undefined && { after: show(now) }),
      };
      return [[key, change]];
    }),
  );
}
