import { describeDatabases } from '@platform/server/database/test-databases.fixture';
import { migrations, type Schema } from './database.ts';

/** Describe a behaviour on databases with all of the site's tables. */
export const { describeOnEachDatabase, describeOnPostgres } = describeDatabases<Schema>(migrations);
