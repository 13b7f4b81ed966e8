import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { openHeadFile } from '../../deployments/head-file.ts';
import { openBucket } from './bucket.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

type OpenDeps = Pick<Context, 'db' | 'settings' | 'log' | 'cache'>;

/** Opens the releases of a site: the log of deployments, and the files, which are in the database or in a bucket. */
export async function openStore({ db, settings, log, cache }: OpenDeps): Promise<ReleaseStore> {
  const headFile = await openHeadFile(join(settings.dataDir, 'log-head'), (error) =>
    log.error({ err: error }, 'the newest entry of the log cannot be written to DATA_DIR'),
  );
  return createReleaseStore({
    db,
    headFile,
    cacheDir: cache.folder,
    bucket: settings.filesUrl === undefined ? undefined : openBucket(settings.filesUrl),
    onUnreadable: (release) => log.error({ ...release }, 'a stored release cannot be read and is left out'),
    onCacheFailure: cache.onFailure,
  });
}
