import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';

/**
 * Starts a PostgreSQL server before the first test and sets TEST_POSTGRES_URL, unless TEST_MAIN is set. Where PostgreSQL is not
 * installed, the tests that need it are skipped, but fail in CI.
 */
export default async function setUp(): Promise<void> {
  if (process.env.TEST_MAIN === '1') return;
  const programs = findPostgres();
  if (programs !== undefined) process.env.TEST_POSTGRES_URL = await startPostgres(programs);
  else process.stderr.write("No tests on PostgreSQL: initdb is missing (Debian's package postgresql contains it).\n");
}
