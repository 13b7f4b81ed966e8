import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
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

  function testDatabases(newPlace: () => Promise<DatabasePlace>): () => Promise<TestDatabase<Schema>> {
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
      const place = await newPlace();
      return { db: await open(place), place, reopen: () => open(place) };
    };
  }

  /** Describes behaviour of PostgreSQL alone. Skipped where it is not installed; in CI the tests fail then. */
  function describeOnPostgres(name: string, body: Body): void {
    const describeWhereInstalled = server === undefined && !process.env.CI ? describe.skip : describe;
    describeWhereInstalled(`${name}, on PostgreSQL`, () => {
      const temporaryFolder = temporaryFolders();
      const database = `test_${randomUUID().replaceAll('-', '')}`;
      const url = new URL(server ?? 'postgres://127.0.0.1:1');
      const databaseUrl = new URL(`/${database}`, url).href;
      beforeAll(async () => {
        if (server === undefined) throw new Error('PostgreSQL is not installed here');
        await execute(url.href, `create database ${database}`);
      });
      afterAll(() => execute(url.href, `drop database ${database} with (force)`));
      const newPlace = async () => {
        await execute(databaseUrl, 'drop schema public cascade; create schema public');
        return { dataDir: await temporaryFolder(), databaseUrl };
      };
      body({ kind: 'PostgreSQL', testDatabase: testDatabases(newPlace), newPlace });
    });
  }

  /** Describes the same behaviour on each kind of database. */
  function describeOnEachDatabase(name: string, body: Body): void {
    describe(`${name}, on SQLite`, () => {
      const temporaryFolder = temporaryFolders();
      const newPlace = async () => ({ dataDir: await temporaryFolder() });
      body({ kind: 'SQLite', testDatabase: testDatabases(newPlace), newPlace });
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
