import { SHELL } from '@studio/contract/registry';
import { ReleaseRefusal } from '../releases/refusal.ts';
import type { Describe, Release } from '../releases/release.ts';
import { reasonOf } from '../start-error.ts';
import type { PublicApi } from './api-port.ts';
import { createRenderPool, workerFiles } from './render-pool.ts';

interface DescribeDeps {
  /** The live releases; the shell among them gives a remote what it shares. */
  readonly live: () => Promise<readonly Release[]>;
  readonly filePath: (sha256: string) => Promise<string>;
}

/** Describing renders nothing, so nothing is asked for. */
const noApi: PublicApi = () => new Response(null, { status: 404 });

/** Loads a remote's server half in a worker of its own, and tells its routes with the scripts of each page. */
export function createDescribe({ live, filePath }: DescribeDeps): Describe {
  return async (release) => {
    const shell = (await live()).find(({ name }) => name === SHELL);
    if (!shell) throw new Error(`Release the shell before ${release.name}: remotes run on what it shares`);
    const pool = createRenderPool({ files: await workerFiles(shell, [release], filePath), api: noApi, threads: 1 });
    try {
      const routes = await pool.describe(release.name).catch((error: unknown) => {
        throw new ReleaseRefusal([
          {
            field: 'server/routes.js',
            message: `Its routes cannot be read: ${reasonOf(error)}. Mend them and build again`,
          },
        ]);
      });
      return routes.map(({ files, ...route }) => ({
        ...route,
        chunks: files.flatMap((file) => release.info.chunks[file.replace(/\.js$/, '')] ?? []),
      }));
    } finally {
      await pool.close();
    }
  };
}
