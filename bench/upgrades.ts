import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverFolder } from '@platform/cli/site';
import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';
import type { Figure } from './report.ts';

const MESSAGES = 100_000;

/** Changes of the schema that an upgrade after a year makes. */
const UPGRADES = 12;

/** What the built API has for measurements (`api/seed.ts`). Both return the size of the database in bytes. */
interface Seed {
  seed(count: number, env: NodeJS.ProcessEnv, older: number): Promise<number>;
  upgrade(env: NodeJS.ProcessEnv): Promise<number>;
}

/** Measures what it takes to bring 100,000 messages in a database of an older server to the newest schema, on each kind of database. */
export async function measureUpgrades(): Promise<Figure[]> {
  const { seed, upgrade } = (await import(pathToFileURL(join(serverFolder, 'dist/seed.js')).href)) as Seed;
  const programs = findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'site-upgrades-'));
  const places: readonly (readonly [kind: string, env: NodeJS.ProcessEnv])[] = [
    ['SQLite', {}],
    ...(programs ? [['PostgreSQL', { DATABASE_URL: await startPostgres(programs) }] as const] : []),
  ];
  try {
    const figures: Figure[] = [];
    for (const [kind, place] of places) {
      const env = { DATA_DIR: folder, ...place };
      const row = (name: string, value: number, unit: string) =>
        figures.push({ name: `${kind}, ${MESSAGES} messages, ${UPGRADES} upgrades: ${name}`, value, unit });
      row('the database before', (await seed(MESSAGES, env, UPGRADES)) / 1e6, 'MB');
      const [start, { user, system }] = [performance.now(), process.cpuUsage()];
      const after = await upgrade(env);
      const used = process.cpuUsage({ user, system });
      row('time', (performance.now() - start) / 1000, 's');
      row('processor time of the server', (used.user + used.system) / 1e6, 's');
      row('the database after', after / 1e6, 'MB');
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
