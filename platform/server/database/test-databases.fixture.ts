import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { Client, Pool } from 'pg';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import type { Migrations } from './migrations.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';
import type { PlatformSchema } from './schema.ts';

/** A new database of one test. `reopen` opens it once more, as another server would. */
export interface TestDatabase<Schema extends PlatformSchema = PlatformSchema> {
  readonly db: Kysely<Schema>;
  readonly place: DatabasePlace;
  reopen(): Promise<Kysely<Schema>>;
}

/** The kinds of databases that store tests run on. */
export type Kind = 'SQLite' | 'PostgreSQL';

/** URL of the server that Jest's set-up started. Unset: PostgreSQL is not installed. */
const server = process.env.TEST_POSTGRES_URL;

/** Makes databases with all migrations applied, of the first one. */
interface Migrated {
  /** Returns the place of the next one; before the first is kept, an empty place. */
  place(): Promise<DatabasePlace>;
  /** Keeps the state of one that no test has changed yet. `copyTo` copies a SQLite database to a file. */
  keep(copyTo: (file: string) => Promise<unknown>): Promise<void>;
}

/** The file of a SQLite database. */
const FILE = 'site.db';

/** What every change of the schema changes: the transactions that wrote its catalogues. */
const SCHEMA_STATE = `select concat_ws(' ', ${['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc']
  .map((catalogue) => `(select concat(count(*), '/', sum(xmin::text::bigint)) from ${catalogue})`)
  .join()}) as state`;

/** Copies the rows that migrations have made. */
const KEEP_FIRST_ROWS = `
  drop schema if exists first_rows cascade;
  create schema first_rows;
  do $$ declare name text; has_rows boolean; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from public.%I)', name) into has_rows;
      if has_rows then execute format('create table first_rows.%I as table public.%1$I', name); end if;
    end loop;
  end $$`;

/** Deletes all rows, and inserts those that were kept. Truncating takes 30 times as long. Triggers are disabled meanwhile. */
const TO_FIRST_ROWS = `
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', name);
    end loop;
    for name in select tablename from pg_tables where schemaname = 'first_rows' loop
      execute format('insert into public.%I overriding system value select * from first_rows.%1$I', name);
    end loop;
    perform setval(format('public.%I', sequencename)::regclass, start_value, false) from pg_sequences where schemaname = 'public';
  end $$`;

/** Gives tests their databases. What they open by `testDatabase` is closed after each test. */
export interface TestDatabases<Schema extends PlatformSchema = PlatformSchema> {
  readonly kind: Kind;
  /** Opens a new database, one per test. */
  readonly testDatabase: () => Promise<TestDatabase<Schema>>;
  /** Returns a place where a new database can be opened, one per test. */
  readonly newPlace: () => Promise<DatabasePlace>;
}

/** Returns functions that describe a behaviour on databases with the given migrations. */
export function describeDatabases<Schema extends PlatformSchema>(migrations?: Migrations) {
  type Body = (databases: TestDatabases<Schema>) => void;

  /** @param migrated Opens its first database as any other, and keeps what it needs to make the next ones of it: migrations take long. */
  function testDatabases(migrated: Migrated): () => Promise<TestDatabase<Schema>> {
    const opened: Kysely<Schema>[] = [];
    const open = async (place: DatabasePlace) => {
      const db = await openDatabase<Schema>(place, migrations);
      opened.push(db);
      return db;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((db) => db.destroy()));
    });
    return async () => {
      const place = await migrated.place();
      const db = await open(place);
      await migrated.keep((file) => sql`vacuum into ${file}`.execute(db));
      return { db, place, reopen: () => open(place) };
    };
  }

  /** Describes behaviour of PostgreSQL alone. Skipped with TEST_MAIN, and where it is not installed; in CI the tests fail then. */
  function describeOnPostgres(name: string, body: Body): void {
    const isSkipped = process.env.TEST_MAIN === '1' || (server === undefined && !process.env.CI);
    const describeWhereInstalled = isSkipped ? describe.skip : describe;
    describeWhereInstalled(`${name}, on PostgreSQL`, () => {
      const temporaryFolder = temporaryFolders();
      const database = `test_${randomUUID().replaceAll('-', '')}`;
      const url = new URL(server ?? 'postgres://127.0.0.1:1');
      const databaseUrl = new URL(`/${database}`, url).href;
      const connection = new Pool({ connectionString: databaseUrl, max: 1 });
      // Some tests end all connections; the next statement opens another one.
      connection.on('error', () => {});
      beforeAll(async () => {
        if (server === undefined) throw new Error('PostgreSQL is not installed here');
        await execute(url.href, `create database ${database}`);
      });
      afterAll(async () => {
        await connection.end();
        await execute(url.href, `drop database ${database} with (force)`);
      });
      const newPlace = async () => {
        await connection.query('drop schema public cascade; create schema public');
        return { dataDir: await temporaryFolder(), databaseUrl };
      };
      const schemaState = async () => (await connection.query(SCHEMA_STATE)).rows[0].state;
      let kept: string | undefined;
      const migrated: Migrated = {
        async place() {
          if (kept !== (await schemaState())) {
            kept = undefined;
            return newPlace();
          }
          await connection.query(TO_FIRST_ROWS);
          return { dataDir: await temporaryFolder(), databaseUrl };
        },
        async keep() {
          if (kept !== undefined) return;
          await connection.query(KEEP_FIRST_ROWS);
          kept = await schemaState();
        },
      };
      body({ kind: 'PostgreSQL', testDatabase: testDatabases(migrated), newPlace });
    });
  }

  /** Describes the same behaviour on each kind of database. */
  function describeOnEachDatabase(name: string, body: Body): void {
    describe(`${name}, on SQLite`, () => {
      const temporaryFolder = temporaryFolders();
      const newPlace = async () => ({ dataDir: await temporaryFolder() });
      let folder: string | undefined;
      afterAll(async () => {
        if (folder !== undefined) await rm(folder, { recursive: true });
      });
      const migrated: Migrated = {
        async place() {
          const place = await newPlace();
          if (folder !== undefined) await copyFile(join(folder, FILE), join(place.dataDir, FILE));
          return place;
        },
        async keep(copyTo) {
          if (folder !== undefined) return;
          folder = await mkdtemp(join(tmpdir(), 'site-test-migrated-'));
          await copyTo(join(folder, FILE));
        },
      };
      body({ kind: 'SQLite', testDatabase: testDatabases(migrated), newPlace });
    });
    describeOnPostgres(name, body);
  }

  return { describeOnEachDatabase, describeOnPostgres };
}

/** The same for databases with the platform's tables alone. */
export const { describeOnEachDatabase, describeOnPostgres } = describeDatabases();

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
