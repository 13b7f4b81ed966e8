import { type Kysely, type Migration, sql } from 'kysely';
import { chained } from '../deployments/chain.ts';
import type { ColumnTypes } from './backend.ts';
import { DEPLOYMENTS_CHANNEL } from './channel.ts';
import type { PlatformSchema } from './schema.ts';

/**
 * Returns changes of the schema by name, such as `0001_releases`. They run in the order of their names. Do not edit a change
 * that was released.
 */
export type Migrations = (types: ColumnTypes) => Readonly<Record<string, Migration>>;

/** Returns a site's migrations and the platform's. */
export const allMigrations =
  (ofSite: Migrations = () => ({})): Migrations =>
  (types) => ({ ...platformMigrations(types), ...ofSite(types) });

/** The platform's migrations. They share one sequence of numbers with the site's. */
export const platformMigrations: Migrations = ({ bytes, isShared }) => ({
  '0001_releases': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('files')
        .addColumn('sha256', 'text', (column) => column.primaryKey())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('bytes', bytes, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('releases')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('info', 'text', (column) => column.notNull())
        .addColumn('files', 'text', (column) => column.notNull())
        .addColumn('routes', 'text', (column) => column.notNull())
        .addColumn('integrity', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('releases_pk', ['name', 'version'])
        .execute();
      await db.schema
        .createTable('deployments')
        .addColumn('seq', 'integer', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addForeignKeyConstraint('deployments_release', ['name', 'version'], 'releases', ['name', 'version'])
        .execute();
    },
  },
  '0002_settings': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0009_browser_checks': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .alterTable('deployments')
        .addColumn('browser', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0013_deployment_notices': {
    up: async (db: Kysely<unknown>) => {
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
    },
  },
  '0014_rate_limits': {
    up: async (db: Kysely<unknown>) => {
      if (!isShared) return;
      // As rate-limiter-flexible expects it.
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  '0015_actors': {
    up: async (db: Kysely<unknown>) => {
      for (const column of ['actor', 'commit_hash', 'note']) {
        await db.schema.alterTable('deployments').addColumn(column, 'text').execute();
      }
      await db.schema.alterTable('deployments').addColumn('dirty', 'integer').execute();
    },
  },
  '0016_chained_log': {
    up: async (db: Kysely<PlatformSchema>) => {
      for (const column of ['previous', 'hash']) {
        await db.schema
          .alterTable('deployments')
          .addColumn(column, 'text', (one) => one.notNull().defaultTo(''))
          .execute();
      }
      await db.schema.alterTable('deployments').addColumn('report', 'text').execute();
      for (const column of ['collected_at', 'needed_until']) {
        await db.schema.alterTable('releases').addColumn(column, 'text').execute();
      }
      // The chain begins here: it says nothing of what was altered before.
      let last: ReturnType<typeof chained> | undefined;
      for (const row of await db.selectFrom('deployments').selectAll().orderBy('seq').execute()) {
        last = chained(row, last);
        const { previous, hash } = last;
        await db.updateTable('deployments').set({ previous, hash }).where('seq', '=', row.seq).execute();
      }
      if (!isShared) return;
      // A server of an earlier version that still runs cannot write an entry without its hash.
      for (const column of ['previous', 'hash']) {
        await sql`alter table deployments alter column ${sql.ref(column)} drop default`.execute(db);
      }
    },
  },
  '0017_release_signatures': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('release_signatures')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('signature', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('release_signatures_pk', ['name', 'version'])
        .execute();
    },
  },
  '0018_lasting_previews': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('previewed_releases')
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('previewed_releases_pk', ['label', 'name'])
        .execute();
    },
  },
  '0019_visits': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('visits')
        .addColumn('visitor', 'text', (column) => column.notNull())
        .addColumn('release_set', 'text', (column) => column.notNull())
        .addColumn('remote', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('failed', 'integer', (column) => column.notNull())
        .addColumn('hydration_failed', 'integer', (column) => column.notNull())
        .addColumn('lcp', 'integer')
        .addColumn('inp', 'integer')
        .addPrimaryKeyConstraint('visits_pk', ['visitor', 'release_set', 'remote', 'version'])
        .execute();
      await db.schema.createIndex('visits_by_remote').on('visits').columns(['remote', 'at']).execute();
      await db.schema.createIndex('visits_by_time').on('visits').column('at').execute();
    },
  },
  '0020_canaries': {
    up: (db: Kysely<unknown>) => db.schema.alterTable('deployments').addColumn('traffic', 'integer').execute(),
  },
  '0021_objects': {
    up: async (db: Kysely<unknown>) => {
      for (const column of ['object', 'stored_at']) {
        await db.schema.alterTable('files').addColumn(column, 'text').execute();
      }
      await db.schema
        .createTable('unneeded_objects')
        .addColumn('object', 'text', (column) => column.primaryKey())
        .addColumn('unneeded_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
});
