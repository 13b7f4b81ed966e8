import { join } from 'node:path';
import type { PlatformDatabase } from '../../database/schema.ts';
import { openHeadFile } from '../../deployments/head-file.ts';
import type { Logger } from '../../http/request-log.ts';
import type { Settings } from '../../settings.ts';
import { openBucket } from './bucket.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

interface OpenDeps {
  readonly db: PlatformDatabase;
  readonly settings: Pick<Settings, 'dataDir' | 'filesUrl'>;
  readonly log: Pick<Logger, 'error'>;
  /** Folder of the files that were read from the database. */
  readonly cacheDir: string;
  readonly onCacheFailure: (error: unknown) => void;
}

/** Opens what was released, as the settings say: the log of deployments, and the files, in the database or a bucket. */
export async function openStore({ db, settings, log, cacheDir, onCacheFailure }: OpenDeps): Promise<ReleaseStore> {
  const headFile = await openHeadFile(join(settings.dataDir, 'log-head'), (error) =>
    log.error({ err: error }, 'the newest entry of the log cannot be written to DATA_DIR'),
  );
  return createReleaseStore({
    db,
    headFile,
    cacheDir,
    bucket: settings.filesUrl === undefined ? undefined : openBucket(settings.filesUrl),
    onUnreadable: (release) => log.error({ ...release }, 'a stored release cannot be read and is left out'),
    onCacheFailure,
  });
}
