import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { ColumnTypes } from './schema.ts';

/** Name under which PostgreSQL notifies all servers of a new deployment. */
export const DEPLOYMENTS_CHANNEL = 'deployments';

/**
 * Returns changes of the schema by name, such as `0002_contact`. They run in the order of their names. Do not edit a change that
 * was released.
 */
export type Migrations = (types: ColumnTypes) => Readonly<Record<string, Migration>>;

/** Returns the platform's migrations and a site's. */
export const allMigrations =
  (ofSite: Migrations = () => ({})): Migrations =>
  (types) => ({ ...platformMigrations(types), ...ofSite(types) });

/** The platform's migrations. They share one sequence of numbers with the site's. */
const platformMigrations: Migrations = ({ bytes, isShared }) => ({
  '0001_platform': {
    up: async (db: Kysely<unknown>) => {
      await createReleaseTables(db, bytes);
      await createDeployments(db, isShared);
      await createVisits(db);
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      // The columns that rate-limiter-flexible expects.
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  '0006_listed_files': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('listed_files')
        .$call((table) => texts(table, 'name', 'sha256', 'listed_at'))
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('team', 'text')
        .addPrimaryKeyConstraint('listed_files_pk', ['name', 'sha256'])
        .execute();
      await db.schema.createIndex('listed_files_by_time').on('listed_files').column('listed_at').execute();
      await db.schema.alterTable('files').addColumn('team', 'text').execute();
      // With the size: a row is read only behind the bytes of its file.
      await db.schema.createIndex('files_by_team').on('files').columns(['team', 'size']).execute();
    },
  },
});

/** Adds text columns that are not null. */
const texts = <Table extends string>(table: CreateTableBuilder<Table, string>, ...names: string[]) =>
  names.reduce((added, name) => added.addColumn(name, 'text', (column) => column.notNull()), table);

async function createReleaseTables(db: Kysely<unknown>, bytes: ColumnTypes['bytes']): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addColumn('object', 'text')
    .addColumn('stored_at', 'text')
    .execute();
  await db.schema
    .createTable('unneeded_objects')
    .addColumn('object', 'text', (column) => column.primaryKey())
    .addColumn('unneeded_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('releases')
    .$call((table) => texts(table, 'name', 'version', 'info', 'files', 'routes', 'integrity', 'created_at'))
    .addColumn('collected_at', 'text')
    .addColumn('needed_until', 'text')
    .addPrimaryKeyConstraint('releases_pk', ['name', 'version'])
    .execute();
  await db.schema
    .createTable('release_signatures')
    .$call((table) => texts(table, 'name', 'version', 'signature'))
    .addPrimaryKeyConstraint('release_signatures_pk', ['name', 'version'])
    .execute();
  await db.schema
    .createTable('previewed_releases')
    .$call((table) => texts(table, 'label', 'name', 'version', 'actor', 'created_at'))
    .addPrimaryKeyConstraint('previewed_releases_pk', ['label', 'name'])
    .execute();
}

async function createDeployments(db: Kysely<unknown>, isShared: boolean): Promise<void> {
  await db.schema
    .createTable('deployments')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .$call((table) => texts(table, 'name', 'version', 'action', 'created_at'))
    .addColumn('browser', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('actor', 'text')
    .addColumn('commit_hash', 'text')
    .addColumn('note', 'text')
    .addColumn('dirty', 'integer')
    .addColumn('report', 'text')
    .addColumn('traffic', 'integer')
    .$call((table) => texts(table, 'previous', 'hash'))
    .addForeignKeyConstraint('deployments_release', ['name', 'version'], 'releases', ['name', 'version'])
    .execute();
  if (!isShared) return;
  await sql`
    create function notify_deployment() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${sql.raw(DEPLOYMENTS_CHANNEL)}', new.seq::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger deployment_notices after insert on deployments
    for each row execute function notify_deployment()`.execute(db);
}

async function createVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .$call((table) => texts(table, 'visitor', 'release_set', 'remote', 'version'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('hydration_failed', 'integer', (column) => column.notNull())
    .addColumn('lcp', 'integer')
    .addColumn('inp', 'integer')
    .addPrimaryKeyConstraint('visits_pk', ['visitor', 'release_set', 'remote', 'version'])
    .execute();
  await db.schema.createIndex('visits_by_remote').on('visits').columns(['remote', 'at']).execute();
  await db.schema.createIndex('visits_by_time').on('visits').column('at').execute();
}
