import { join } from 'node:path';
import { site } from '@studio/client/identity.fixture';
import type { Collection } from '@studio/content/collection';
import type { Database } from '../database.ts';
import { readSeed, seedContent } from './seed.ts';

/** The content that tests expect: an owner who edits `seed` changes none of it. */
const FOLDER = join(import.meta.dirname, '../../e2e/fixtures/seed');

/** Fills a database with the content of tests. */
export const seedTestContent = (db: Database): Promise<void> => seedContent(db, site, FOLDER);

/** Returns the entries of a collection of that content. */
export const readTestSeed = (collection: Collection) => readSeed(collection, FOLDER);
