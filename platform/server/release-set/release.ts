import { versionOf } from '@platform/build/gate/built-release';
import { type BuildInfo, buildInfo, type ReleaseFile, releaseList } from '@platform/contract/release';
import * as v from 'valibot';
import type { ReleaseRow } from '../database/schema.ts';

/** A text that can be part of a URL: without halves of surrogate pairs. */
const path = v.pipe(v.string(), v.regex(/^\P{Surrogate}*$/u));

const releaseRoute = v.object({
  path,
  layout: v.picklist(['public', 'bare']),
  /** The server sends only the layout, uncached. */
  private: v.boolean(),
  /** Age in seconds from which the page is rendered anew after it was sent. Unset: never. */
  revalidate: v.optional(v.number()),
  /** Declared search parameters, each with its valid values. */
  search: v.record(v.string(), v.array(v.string())),
  /** All paths of a route with parameters; null for a route without. */
  paths: v.nullable(v.array(path)),
  /** Its paths are read from the API when a set is opened, and are not stored with the release. */
  fromApi: v.optional(v.boolean()),
  /** The path that is rendered for all unlisted paths of the route. Unset: the error page is. */
  missing: v.optional(path),
  /** Web files of the page's own chunk. */
  chunks: v.array(v.string()),
  /** Hashes of what its pages are made of: see `pageInputs`. */
  inputs: v.optional(v.object({ html: v.string(), browser: v.string() })),
});

/** A page of a remote, as its dry run described it. */
export type ReleaseRoute = v.InferOutput<typeof releaseRoute>;

/** The paths of routes that read them from the API, by route. */
export type PathLists = ReadonlyMap<ReleaseRoute, readonly string[]>;

/** One immutable build of a remote or the shell, both bundles together. */
export interface Release {
  readonly name: string;
  /** Hash of the list of files. */
  readonly version: string;
  readonly info: BuildInfo;
  readonly files: readonly ReleaseFile[];
  /** Empty for the shell. */
  readonly routes: readonly ReleaseRoute[];
  /** `sha384-…` of every script and style sheet below `web/`, by file name. */
  readonly integrity: Readonly<Record<string, string>>;
  /** ISO time at which the site stored it. */
  readonly createdAt: string;
}

/** A release before its dry run, which describes its routes. */
export type UndescribedRelease = Omit<Release, 'routes' | 'createdAt'>;

/**
 * Returns whether the pages of a route are the same as those of another release of its name: their HTML, or all that a browser loads, apart
 * from the names of files and releases.
 */
export function isUnchanged(
  { path, inputs }: ReleaseRoute,
  kind: 'html' | 'browser',
  other: Pick<Release, 'routes'> | undefined,
): boolean {
  const before = other?.routes.find((route) => route.path === path)?.inputs;
  return inputs !== undefined && inputs[kind] === before?.[kind];
}

const WEB = 'web/';

/** Returns the files that browsers may load, each with its name below the asset prefix. */
export function webFiles(files: readonly ReleaseFile[]): { fileName: string; sha256: string; size: number }[] {
  return files
    .filter(({ path }) => path.startsWith(WEB))
    .map(({ path, sha256, size }) => ({ fileName: path.slice(WEB.length), sha256, size }));
}

/** Returns the sum of the files' sizes in bytes. */
export const sizeOf = (files: readonly ReleaseFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

export function toRow({ info, files, routes, integrity, createdAt, ...release }: Release): ReleaseRow {
  return {
    ...release,
    info: JSON.stringify(info),
    files: JSON.stringify(files),
    routes: JSON.stringify(routes),
    integrity: JSON.stringify(integrity),
    created_at: createdAt,
    collected_at: null,
    needed_until: null,
  };
}

const storedRelease = v.pipe(
  v.object({
    name: v.string(),
    version: v.string(),
    info: v.pipe(v.string(), v.parseJson(), buildInfo),
    files: v.pipe(v.string(), v.parseJson(), releaseList.entries.files),
    routes: v.pipe(v.string(), v.parseJson(), v.array(releaseRoute)),
    integrity: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    created_at: v.string(),
  }),
  v.check(({ version, files }) => versionOf(files) === version, 'has files that its version does not name'),
  v.check(({ info, integrity }) => Object.hasOwn(integrity, info.entry), 'has no integrity of its entry'),
);

/** Reads a stored release. Returns an error, and throws nothing, if the row is damaged or was stored in another shape. */
export function fromRow(row: ReleaseRow): Release | UnreadableRelease {
  const result = v.safeParse(storedRelease, row, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const fault = `${v.getDotPath(issue) ?? 'release'}: ${issue.message}`;
    return { name: String(row.name), version: String(row.version), fault };
  }
  const { created_at, ...release } = result.output;
  return { ...release, createdAt: created_at };
}

/** A stored release that cannot be read. */
export interface UnreadableRelease {
  readonly name: string;
  readonly version: string;
  /** The field that cannot be read, and why. */
  readonly fault: string;
}

/** Returns whether a stored release can be read. */
export const isReadable = (release: Release | UnreadableRelease): release is Release => !('fault' in release);
