import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';
import { root, type Site, startSite } from './site.ts';

/** The token of all servers. */
const TOKEN = 'a token for all of the servers';

/** Several servers on one PostgreSQL database. */
export interface Servers {
  readonly sites: readonly Site[];
  readonly token: string;
  /** URL of the database. */
  readonly databaseUrl: string;
  /** Stops one server, unless it has ended, and starts it again at the same address. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** Whether PostgreSQL is installed. In CI it must be. */
export const hasPostgres = findPostgres() !== undefined || process.env.CI !== undefined;

/** Storage of the files of releases. */
export type FilesIn = 'the database' | 'a bucket';

/** A service with a bucket, in this process. */
interface BucketService {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

/** Starts a service of the S3 protocol, with the server's own development dependency. Returns it, and FILES_URL. */
async function startBucket(directory: string): Promise<{ service: BucketService; url: string }> {
  const S3rver = createRequire(join(root, 'platform/server/package.json'))('s3rver');
  const configureBuckets = [{ name: 'files', configs: [] }];
  const service: BucketService = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets,
  });
  const { port } = await service.run();
  return { service, url: `http://S3RVER:S3RVER@127.0.0.1:${port}/files?region=us-east-1` };
}

/** Starts servers on a new PostgreSQL database. The first releases all front ends. */
export async function startServers(count: number, folder: string, filesIn: FilesIn = 'the database'): Promise<Servers> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const bucket = filesIn === 'a bucket' ? await startBucket(join(folder, 'bucket')) : undefined;
  const env = {
    ...(bucket && { FILES_URL: bucket.url }),
    DATABASE_URL: await startPostgres(programs),
    PUBLISH_TOKEN: TOKEN.replaceAll(' ', '-'),
    RATE_LIMITS: 'off',
    OWNER_ACCESS: 'loopback',
  };
  const start = async (index: number, port = '0') => {
    const dataDir = join(folder, `server-${index}`);
    await mkdir(dataDir, { recursive: true });
    return startSite({ dataDir, env: { ...env, PORT: port }, serve: index > 0 || port !== '0' });
  };
  const sites = [await start(0)];
  for (let index = 1; index < count; index += 1) sites.push(await start(index));
  return {
    sites,
    databaseUrl: env.DATABASE_URL,
    token: env.PUBLISH_TOKEN,
    async restart(index) {
      const site = sites[index];
      if (!site) throw new Error(`there is no server ${index}`);
      await site.stop();
      sites[index] = await start(index, new URL(site.url).port);
    },
    async stop() {
      await Promise.all(sites.map((site) => site.stop()));
      await bucket?.service.close();
    },
  };
}
