import type { PlatformSchema } from '../database/schema.ts';
import { print } from '../print.ts';
import type { Settings } from '../settings.ts';
import type { Site } from '../site.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import { type RestoreOptions, restore } from './restore.ts';

/** Work on the database of a site that does not run. */
export type Task = ({ readonly type: 'restore' } & RestoreOptions) | { readonly type: 'copy-to-postgres' };

/** Runs a task, and prints its outcome. */
export async function runTask<Schema extends PlatformSchema>(
  task: Task,
  settings: Settings,
  site: Pick<Site<Schema>, 'migrations' | 'restored'>,
): Promise<void> {
  if (task.type === 'copy-to-postgres') {
    const rows = await copyToPostgres(settings, site.migrations);
    print('copy', `${rows} rows are in the PostgreSQL database; set DATABASE_URL for the site`);
    return;
  }
  const { at, replaced } = await restore(task, settings, site);
  print('restore', `the backup of ${at} ${task.isCheck ? 'can be restored' : 'is restored'}`);
  if (replaced !== undefined) print('restore', `the replaced database is kept: ${replaced}`);
}
