import { describeDatabases } from '@platform/server/database/test-databases.fixture';
import { migrations } from './app.ts';
import type { Schema } from './database.ts';

/** Describe a behaviour on databases with all of the site's tables. */
export const { describeOnEachDatabase, describeOnPostgres } = describeDatabases<Schema>(migrations);
