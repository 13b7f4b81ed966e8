import { createBackups } from './backup/backups.ts';
import type { Context } from './context.ts';
import { listenTo } from './database/listen-to.ts';
import { DEPLOYMENTS_CHANNEL } from './database/migrations.ts';
import { AlteredLogError } from './deployments/entries.ts';
import { followLog } from './deployments/follow-log.ts';
import type { Pages } from './pages/pages.ts';
import { warn } from './print.ts';
import type { Deployer } from './releases/releases.ts';
import { createCollector } from './releases/store/collector.ts';
import type { ReleaseStore } from './releases/store/release-store.ts';
import { createVisits } from './reports/visits.ts';
import { createRolloutController } from './rollout/controller.ts';
import { createNotifier, type Notify } from './rollout/notifier.ts';
import { messageOf } from './start-error.ts';

interface TaskDeps extends Pick<Context, 'db' | 'settings' | 'log' | 'metrics'> {
  readonly store: ReleaseStore;
  readonly deployer: Deployer;
  /** Notifies the people of the site. */
  readonly notify: Notify | undefined;
  /** Its `releases` are shown, so they are not collected. */
  readonly pages: Pick<Pages, 'releases'>;
}

/**
 * Starts the background tasks of a server: following the log, collecting releases, the rollout controller, and backups. Returns a
 * function that stops them.
 */
export function startTasks({ db, settings, log, store, deployer, metrics, pages, ...deps }: TaskDeps) {
  const notify = createNotifier({ notify: deps.notify, settings, log });
  const follower = followLog({
    position: store.position,
    catchUp: deployer.catchUp,
    listen: settings.databaseUrl === undefined ? undefined : noticesFrom(settings.databaseUrl),
    onError: (error) => {
      if (error instanceof AlteredLogError) warn(messageOf(error));
      log.error({ err: error }, 'a deployment of another server is not shown here yet');
    },
  });
  const stopCollector = createCollector({
    db,
    store,
    keep: settings.keepReleases,
    isOn: settings.collects,
    shown: () => pages.releases,
    onCollected: ({ releases, files, bytes }) => log.info({ releases, files, bytes }, 'releases were collected'),
    onError: (error) => log.error({ err: error }, 'a collection failed: it is tried again in an hour'),
  }).start();
  const rollouts = createRolloutController({ store, visits: createVisits(db), ...deployer, notify, log });
  const stopRollouts = settings.controlsRollouts ? rollouts.start() : undefined;
  const { backups } = settings;
  const stopBackups = backups && createBackups({ db, settings: backups, log, metrics, notify }).start();
  return async () => {
    await Promise.all([follower.stop(), stopCollector(), stopRollouts?.(), stopBackups?.()]);
  };
}

/** Returns a function that listens to a database's notices of deployments. */
const noticesFrom = (databaseUrl: string) => (onNotice: () => void, onLost: () => void) =>
  listenTo({ databaseUrl, channel: DEPLOYMENTS_CHANNEL, onNotice, onLost });
