import type { Kysely } from 'kysely';

/** A file of any release, kept once by its content. */
interface FileRow {
  readonly sha256: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}

/** `info`, `files`, `routes` and `integrity` are JSON; `created_at` is an ISO time. */
export interface ReleaseRow {
  readonly name: string;
  readonly version: string;
  readonly info: string;
  readonly files: string;
  readonly routes: string;
  readonly integrity: string;
  readonly created_at: string;
}

/** A line of the append-only log of what went live. */
export interface DeploymentRow {
  readonly seq: number;
  readonly name: string;
  readonly version: string;
  readonly action: 'promote' | 'rollback';
  readonly created_at: string;
}

export interface Schema {
  readonly files: FileRow;
  readonly releases: ReleaseRow;
  readonly deployments: DeploymentRow;
}

export type Database = Kysely<Schema>;
