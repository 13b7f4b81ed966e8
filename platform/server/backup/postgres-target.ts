import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { BackupError } from './backup-error.ts';
import { stampOf, type Target, type TargetOptions } from './target.ts';

/** Schema in which a database is made before it is put in place. */
const SCHEMA = 'restoring';

/** Tables and functions of a schema, without those of extensions: a statement that moves each to another schema. */
const MOVES = `select format('alter table %s set schema', c.oid::regclass) as move, c.relkind = 'r' as is_table
    from pg_class c where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all select format('alter routine %s set schema', p.oid::regprocedure), false
    from pg_proc p where p.pronamespace = $1::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** Servers that are connected: they say so, see openPostgres. */
const SERVERS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = 'site'`;

/** How long a connection of a server that has ended may still be listed: a busy database notices late. In milliseconds. */
const ENDING_MS = 3000;

/** Returns whether servers are connected, and stay so. */
async function isInUse(client: Client): Promise<boolean> {
  const until = performance.now() + ENDING_MS;
  while ((await client.query<{ count: number }>(SERVERS)).rows[0]?.count !== 0) {
    if (performance.now() > until) return true;
    await setTimeout(100);
  }
  return false;
}

/** Opens a PostgreSQL database as the target of a restore. */
export async function openPostgresTarget(
  databaseUrl: string,
  dataDir: string,
  { replace, now }: TargetOptions,
): Promise<Target> {
  const connected = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    const client = new Client({ connectionString: databaseUrl, application_name: 'site restore', keepAlive: true });
    client.on('error', () => {});
    await client.connect();
    return work(client).finally(() => client.end());
  };

  async function schemaOf(client: Client): Promise<string> {
    const { rows } = await client.query<{ name: string | null }>('select quote_ident(current_schema()) as name');
    const name = rows[0]?.name;
    if (name) return name;
    throw new BackupError('the database has no schema for tables: create the one in its search_path');
  }

  const movesFrom = async (client: Client, schema: string) =>
    (await client.query<{ move: string; is_table: boolean }>(MOVES, [schema])).rows;

  await connected(async (client) => {
    if (await isInUse(client)) throw new BackupError('servers use the database: stop all of them, then restore');
    const isOld = (await movesFrom(client, await schemaOf(client))).some(({ is_table }) => is_table);
    if (isOld && !replace) {
      throw new BackupError(
        'the database has tables: add --replace to restore in their place; they are kept in a schema',
      );
    }
    await client.query(`drop schema if exists ${SCHEMA} cascade`);
    await client.query(`create schema ${SCHEMA}`);
  });

  const putInPlace = () =>
    connected(async (client) => {
      const schema = await schemaOf(client);
      const kept = `replaced_${stampOf(now())}`;
      await client.query('begin');
      const old = await movesFrom(client, schema);
      if (old.length > 0) await client.query(`create schema ${kept}`);
      for (const { move } of old) await client.query(`${move} ${kept}`);
      for (const { move } of await movesFrom(client, SCHEMA)) await client.query(`${move} ${schema}`);
      await client.query(`drop schema ${SCHEMA}`);
      await client.query('commit');
      return old.length > 0 ? `the schema ${kept}` : undefined;
    });

  const own = new URL(databaseUrl);
  const path = `-c search_path=${SCHEMA}`;
  own.searchParams.set('options', [own.searchParams.get('options'), path].filter(Boolean).join(' '));
  return {
    place: { dataDir, databaseUrl: own.href },
    replace: putInPlace,
    discard: () => connected(async (client) => void (await client.query(`drop schema if exists ${SCHEMA} cascade`))),
  };
}
