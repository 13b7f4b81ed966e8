import type { Migrations } from '@platform/server/database/migrations';
import { type Generated, type Kysely, sql } from 'kysely';

/** Name under which PostgreSQL notifies all servers of changed content. */
export const CONTENT_CHANNEL = 'content';

/** An entry of a collection. Times are ISO times. */
interface EntryTable {
  /** UUIDv7. */
  readonly id: string;
  readonly collection: string;
  /** Order in the collection, from 1. */
  readonly position: number;
  /** Number of the latest version. */
  readonly version: number;
  /** JSON: the values of the latest version. */
  readonly draft: string;
  /** JSON: the values that visitors see. Null: none. */
  readonly published: string | null;
  readonly published_version: number | null;
  readonly scheduled_version: number | null;
  /** When `scheduled_version` is to be published. */
  readonly scheduled_at: string | null;
  readonly updated_at: string;
  /** When the entry was moved to the trash. */
  readonly deleted_at: string | null;
}

/** A saved version of an entry. */
interface VersionTable {
  readonly entry: string;
  readonly version: number;
  /** JSON. */
  readonly data: string;
  readonly saved_at: string;
  /** Id of the person who saved it. Null: before there were people. */
  readonly person: Generated<string | null>;
  /** When it was last published. Null: never. */
  readonly published_at: string | null;
}

/** An address that an entry has, or had, since it was first published. */
interface AddressTable {
  readonly collection: string;
  /** In lower case. */
  readonly slug: string;
  readonly entry: string;
}

/** How often what visitors see of a collection has changed. */
interface StateTable {
  readonly collection: string;
  readonly changes: Generated<number>;
}

export interface ContentSchema {
  readonly content_entries: EntryTable;
  readonly content_versions: VersionTable;
  readonly content_addresses: AddressTable;
  readonly content_state: StateTable;
}

export const migrations: Migrations = ({ isShared }) => ({
  // Was the tables of the lists on services pages, which are collections now.
  '0003_lists': { up: async () => undefined },
  '0007_content': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('content_entries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('collection', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('draft', 'text', (column) => column.notNull())
        .addColumn('published', 'text')
        .addColumn('published_version', 'integer')
        .addColumn('scheduled_version', 'integer')
        .addColumn('scheduled_at', 'text')
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('deleted_at', 'text')
        .execute();
      await db.schema
        .createIndex('content_entries_by_collection')
        .on('content_entries')
        .columns(['collection', 'position'])
        .execute();
      await sql`create index content_entries_due on content_entries (scheduled_at) where scheduled_at is not null`.execute(
        db,
      );
      await db.schema
        .createTable('content_versions')
        .addColumn('entry', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addColumn('published_at', 'text')
        .addPrimaryKeyConstraint('content_versions_pk', ['entry', 'version'])
        .execute();
      await db.schema
        .createTable('content_addresses')
        .addColumn('collection', 'text', (column) => column.notNull())
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('content_addresses_pk', ['collection', 'slug'])
        .execute();
      await db.schema
        .createTable('content_state')
        .addColumn('collection', 'text', (column) => column.primaryKey())
        .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      if (!isShared) return;
      await sql`
        create function notify_content() returns trigger language plpgsql as $$
        begin
          perform pg_notify('${sql.raw(CONTENT_CHANNEL)}', '');
          return null;
        end $$`.execute(db);
      await sql`
        create trigger content_notices after update on content_state
        for each statement execute function notify_content()`.execute(db);
    },
  },
  '0008_lists_are_collections': {
    up: async (db: Kysely<unknown>) => {
      for (const table of ['services', 'case_studies', 'testimonials']) {
        await db.schema.dropTable(table).ifExists().execute();
      }
    },
  },
});
