import type { ColumnDataType, Dialect, Kysely } from 'kysely';

/** A file of any release, stored once by its content. */
export interface FileRow {
  readonly sha256: string;
  readonly size: number;
  /** Empty if they are in the bucket. */
  readonly bytes: Uint8Array;
  /** Key of its object in the bucket. Null: the database has the bytes. */
  readonly object: string | null;
  /** ISO time. */
  readonly stored_at: string | null;
  /** The team whose token sent it. Null: the publish token, or a start of the site. */
  readonly team: string | null;
}

/** A file that a list of a release named at an ISO time, so that it may be sent. `team`: whose token it was; null: the publish token. */
interface ListedFileRow {
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  readonly team: string | null;
  readonly listed_at: string;
}

/** An object in the bucket that no file has from an ISO time on. */
interface UnneededObjectRow {
  readonly object: string;
  readonly unneeded_at: string;
}

/** `info`, `files`, `routes` and `integrity` are JSON; times are ISO times. */
export interface ReleaseRow {
  readonly name: string;
  readonly version: string;
  readonly info: string;
  readonly files: string;
  readonly routes: string;
  readonly integrity: string;
  readonly created_at: string;
  /** When its files were collected. Null: it can go live. */
  readonly collected_at: string | null;
  /** Until then its files are not collected: a preview shows it. */
  readonly needed_until: string | null;
}

/**
 * `retire`: no release of the name is live any more. `pin`, `unpin`: the live release stays, whatever is released. `canary`: some visitors are
 * shown another release of the name.
 */
export type Action = 'promote' | 'rollback' | 'retire' | 'pin' | 'unpin' | 'canary';

/** An entry of the append-only deployment log. */
export interface DeploymentRow {
  readonly seq: number;
  readonly name: string;
  readonly version: string;
  readonly action: Action;
  readonly created_at: string;
  /** 1 if a browser opened the release's pages first, otherwise 0. */
  readonly browser: number;
  /** Whose token it was. Null: a start of the site, or a deployment before actors were recorded. */
  readonly actor: string | null;
  /** Hash of the commit it was built from. */
  readonly commit_hash: string | null;
  /** 1 if sources were changed since that commit. */
  readonly dirty: number | null;
  readonly note: string | null;
  /** JSON: the report of the gate. Null: it did not run for this entry. */
  readonly report: string | null;
  /** Only of `canary`: how many visitors of 100 are shown the release. 0 ends the canary. */
  readonly traffic: number | null;
  /** Hash of the entry before, of zeros before the first one. */
  readonly previous: string;
  /** Hash of this entry and of `previous`. */
  readonly hash: string;
}

/** A right signature of a release, kept before the release was. Base64url. */
interface SignatureRow {
  readonly name: string;
  readonly version: string;
  readonly signature: string;
}

/** A release that a named preview shows in place of the live one of its name. `created_at` is an ISO time. */
interface PreviewedRow {
  readonly label: string;
  readonly name: string;
  readonly version: string;
  /** Whose token it was. */
  readonly actor: string;
  readonly created_at: string;
}

/** Metrics of one visitor for one release in one release set: see `Visit`. Booleans are 0 or 1, times in ms. */
export interface VisitRow {
  readonly visitor: string;
  readonly release_set: string;
  readonly remote: string;
  readonly version: string;
  readonly at: number;
  readonly failed: number;
  readonly hydration_failed: number;
  readonly lcp: number | null;
  readonly inp: number | null;
}

/** A value that the server creates and stores, such as a session key. */
interface SettingRow {
  readonly key: string;
  readonly value: string;
}

/** The platform's tables. A site adds its own. */
export interface PlatformSchema {
  readonly files: FileRow;
  readonly listed_files: ListedFileRow;
  readonly unneeded_objects: UnneededObjectRow;
  readonly releases: ReleaseRow;
  readonly deployments: DeploymentRow;
  readonly release_signatures: SignatureRow;
  readonly previewed_releases: PreviewedRow;
  readonly settings: SettingRow;
  readonly visits: VisitRow;
}

/** A database with the platform's tables. */
export type PlatformDatabase = Kysely<PlatformSchema>;

/** The differences between kinds of databases. */
export interface Backend {
  /** The environment variable with the location of the database. */
  readonly setting: 'DATA_DIR' | 'DATABASE_URL';
  /** Runs one `db.transaction()` at a time, those of other processes included. */
  readonly dialect: Dialect;
  readonly columnTypes: ColumnTypes;
}

/** The differences between databases in a table's definition. */
export interface ColumnTypes {
  readonly bytes: ColumnDataType;
  /** Full-text search: by a table of SQLite's FTS5, or by an index of PostgreSQL. */
  readonly search: 'fts5' | 'gin';
  /** Whether servers on several machines can share the database. */
  readonly isShared: boolean;
}
