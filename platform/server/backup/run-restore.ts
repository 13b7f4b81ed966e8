import type { PlatformSchema } from '../database/schema.ts';
import type { Settings } from '../settings.ts';
import { print } from '../start-releases.ts';
import { type RestoredSite, type RestoreOptions, restore } from './restore.ts';

/** Restores a backup, and prints what was done. See `restore`. */
export async function runRestore<Schema extends PlatformSchema>(
  options: RestoreOptions,
  settings: Settings,
  site: RestoredSite<Schema>,
): Promise<void> {
  const { at, rows, kept } = await restore(options, settings, site);
  print('restore', `${rows} rows of ${at} ${options.isCheck ? 'can be restored' : 'are restored'}`);
  if (kept !== undefined) print('restore', `what was there is kept: ${kept}`);
  if (options.isCheck || settings.databaseUrl === undefined) return;
  print('restore', 'on other servers of this database: remove log-head from DATA_DIR, then start them');
}
