import { type BuildInfo, buildInfo, type ReleaseFile, releaseList } from '@platform/contract/release';
import * as v from 'valibot';
import type { ReleaseRow } from '../database/schema.ts';

const releaseRoute = v.object({
  path: v.string(),
  frame: v.picklist(['public', 'bare']),
  /** The server sends only the frame, uncached. */
  private: v.boolean(),
  /** Declared search parameters, each with its valid values. */
  search: v.record(v.string(), v.array(v.string())),
  /** All paths of a route with parameters; null for a route without. */
  paths: v.nullable(v.array(v.string())),
  /** The path that is rendered for all unlisted paths of the route. Unset: the error page is. */
  missing: v.optional(v.string()),
  /** Web files of the page's own chunk. */
  chunks: v.array(v.string()),
});

/** A page of a remote, as its dry run described it. */
export type ReleaseRoute = v.InferOutput<typeof releaseRoute>;

/** One immutable build of a remote or the shell, both halves together. */
export interface Release {
  readonly name: string;
  /** Hash of the list of files. */
  readonly version: string;
  readonly info: BuildInfo;
  readonly files: readonly ReleaseFile[];
  /** Empty for the shell. */
  readonly routes: readonly ReleaseRoute[];
  /** `sha384-…` of every script below `web/`, by file name. */
  readonly integrity: Readonly<Record<string, string>>;
  /** ISO time at which the site stored it. */
  readonly createdAt: string;
}

/** A release before its dry run, which describes its routes. */
export type UndescribedRelease = Omit<Release, 'routes' | 'createdAt'>;

const WEB = 'web/';

/** Returns the files that browsers may load, each with its name below the asset prefix. */
export function webFiles(files: readonly ReleaseFile[]): { fileName: string; sha256: string; size: number }[] {
  return files
    .filter(({ path }) => path.startsWith(WEB))
    .map(({ path, sha256, size }) => ({ fileName: path.slice(WEB.length), sha256, size }));
}

export function toRow({ info, files, routes, integrity, createdAt, ...release }: Release): ReleaseRow {
  return {
    ...release,
    info: JSON.stringify(info),
    files: JSON.stringify(files),
    routes: JSON.stringify(routes),
    integrity: JSON.stringify(integrity),
    created_at: createdAt,
  };
}

export function fromRow({ created_at, ...row }: ReleaseRow): Release {
  return {
    ...row,
    info: v.parse(buildInfo, JSON.parse(row.info)),
    files: v.parse(releaseList.entries.files, JSON.parse(row.files)),
    routes: v.parse(v.array(releaseRoute), JSON.parse(row.routes)),
    integrity: v.parse(v.record(v.string(), v.string()), JSON.parse(row.integrity)),
    createdAt: created_at,
  };
}
