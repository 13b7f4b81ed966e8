import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import type { PlatformDatabase, PlatformSchema } from './database/schema.ts';
import { createLog, type Logger } from './http/request-log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { print, warn } from './print.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site.ts';
import { messageOf } from './start-error.ts';

/** What each module of a server is created with. */
export interface Context {
  readonly db: PlatformDatabase;
  readonly log: Logger;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** The folder of files that can be created again. */
  readonly cache: CacheFolder;
}

interface CacheFolder {
  readonly folder: string;
  /** Reports that the folder cannot be used. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Opens the data folder, the log and the database of a server. `siteDb`: the database with the site's own tables.
 * @throws StartError if the database cannot be used.
 */
export async function openContext<Schema extends PlatformSchema>(
  settings: Settings,
  migrations: Site<Schema>['migrations'],
) {
  for (const line of await openDataFolder(settings.dataDir)) print('data', line);
  const log = createLog({ level: settings.logLevel });
  const siteDb = await openDatabase<Schema>(settings, migrations, warn);
  const onFailure = (error: unknown) => {
    warn(
      `DATA_DIR/cache cannot be used (${messageOf(error)}): files are read from the database; free or repair the disk`,
    );
    log.error({ err: error }, 'the cache folder cannot be used');
  };
  const context: Context = {
    // TypeScript cannot infer that a generic schema includes the platform's.
    db: siteDb as unknown as PlatformDatabase,
    log,
    settings,
    metrics: createMetrics(),
    cache: { folder: join(settings.dataDir, 'cache'), onFailure },
  };
  return { context, siteDb };
}
