import { findPostgres, startPostgres } from './postgres.mjs';

/**
 * Before the first of Jest's tests: starts a PostgreSQL server, of which the tests are told by TEST_POSTGRES_URL. Without
 * its programs there is none, and the tests that need it are skipped, but fail in CI.
 */
export default async function setUp() {
  const programs = findPostgres();
  if (programs !== undefined) process.env.TEST_POSTGRES_URL = await startPostgres(programs);
  else process.stderr.write("No tests on PostgreSQL: there is no initdb (Debian's package postgresql has it).\n");
}
