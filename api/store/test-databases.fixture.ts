import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import { Client } from 'pg';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { type DatabasePlace, openDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

/** A test's own database, new but for its schema. `reopen` opens it once more, as another server would. */
export interface TestDatabase {
  readonly db: Database;
  readonly place: DatabasePlace;
  reopen(): Promise<Database>;
}

/** The kinds of databases that store tests run on. */
export type Kind = 'SQLite' | 'PostgreSQL';

/** The server that Jest's set-up started; none where PostgreSQL is not installed. */
const server = process.env.TEST_POSTGRES_URL;

/** What tests are given. Whatever they open of `testDatabase` ends after each. */
export interface TestDatabases {
  readonly kind: Kind;
  /** A new database, opened. A test has one. */
  readonly testDatabase: () => Promise<TestDatabase>;
  /** Where a new database can be opened. A test has one. */
  readonly newPlace: () => Promise<DatabasePlace>;
}

/** Describes the same behaviour on each kind of database. */
export function describeOnEachDatabase(name: string, body: (databases: TestDatabases) => void): void {
  describe(`${name}, on SQLite`, () => {
    const temporaryFolder = temporaryFolders();
    const newPlace = async () => ({ dataDir: await temporaryFolder() });
    body({ kind: 'SQLite', testDatabase: testDatabases(newPlace), newPlace });
  });
  describeOnPostgres(name, body);
}

/** Describes what only PostgreSQL does. Where it is not installed the tests are skipped; in CI they fail. */
export function describeOnPostgres(name: string, body: (databases: TestDatabases) => void): void {
  const describeWhereInstalled = server === undefined && !process.env.CI ? describe.skip : describe;
  describeWhereInstalled(`${name}, on PostgreSQL`, () => {
    const temporaryFolder = temporaryFolders();
    const database = `test_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(server ?? 'postgres://127.0.0.1:1');
    const databaseUrl = new URL(`/${database}`, url).href;
    beforeAll(async () => {
      if (server === undefined) throw new Error('PostgreSQL is not installed here');
      await administer(url.href, `create database ${database}`);
    });
    afterAll(() => administer(url.href, `drop database ${database} with (force)`));
    const newPlace = async () => {
      await administer(databaseUrl, 'drop schema public cascade; create schema public');
      return { dataDir: await temporaryFolder(), databaseUrl };
    };
    body({ kind: 'PostgreSQL', testDatabase: testDatabases(newPlace), newPlace });
  });
}

function testDatabases(place: () => Promise<DatabasePlace>): () => Promise<TestDatabase> {
  const opened: Database[] = [];
  const open = async (at: DatabasePlace) => {
    const db = await openDatabase(at);
    opened.push(db);
    return db;
  };
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.destroy()));
  });
  return async () => {
    const at = await place();
    return { db: await open(at), place: at, reopen: () => open(at) };
  };
}

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
