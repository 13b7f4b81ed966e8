import { join } from 'node:path';
import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { startCleaning } from './contact/cleaning.ts';
import { createMailbox } from './contact/mailbox.ts';
import { createNotifyingInbox } from './contact/notifying-inbox.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { createLog } from './http/request-log.ts';
import { sameSite } from './http/same-site.ts';
import { listen } from './listen.ts';
import { createOwner } from './owner/owner.ts';
import { ownerLine } from './owner/owner-line.ts';
import { createRevokedSessions } from './owner/revoked-sessions.ts';
import { readSessionKey } from './owner/session-key.ts';
import { createPages } from './pages/pages.ts';
import { createTryOut } from './pages/try-out.ts';
import { stopWithParent } from './parent.ts';
import { createProgress } from './progress.ts';
import { createPublicApi } from './public-api.ts';
import { createAssets } from './releases/assets.ts';
import { createGate } from './releases/gate.ts';
import { createPromotions } from './releases/promotions.ts';
import { publishFolder } from './releases/publish.ts';
import { readPublishToken } from './releases/publish-token.ts';
import { ReleaseRefusal } from './releases/refusal.ts';
import { createReleaseStore } from './releases/release-store.ts';
import { createReleases } from './releases/routes.ts';
import { createLists } from './services/routes.ts';
import { readSettings } from './settings.ts';
import { readSite } from './site.ts';
import { StartError } from './start-error.ts';
import { openDatabase } from './store/open-database.ts';
import { createSettingsTable } from './store/settings-table.ts';

/** How the server is started. */
export interface MainOptions {
  /** Folders of builds to release first, the shell's before the others; none to serve what is released. */
  readonly folders: readonly string[];
  /** When the command began, in milliseconds since the epoch. */
  readonly startedAt: number;
}

/** Starts the site. A start that cannot succeed says why, in one line where it is foreseen, and ends with code 1. */
export async function main(options: MainOptions): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    const told = error instanceof StartError || error instanceof ReleaseRefusal ? error.message : inspect(error);
    process.stderr.write(`${told}\n`);
    process.exit(1);
  }
}

/** Time that open requests get when the server is stopped, in milliseconds. */
const GRACE = 10_000;

async function run({ folders, startedAt }: MainOptions): Promise<void> {
  const progress = createProgress(startedAt);
  const settings = readSettings(process.env);
  const site = await readSite(settings.siteFile);
  const log = createLog({ level: settings.logLevel });
  const db = await openDatabase(settings);
  const store = await createReleaseStore({ db, cacheDir: join(settings.dataDir, 'cache') });
  const token = settings.publishToken ?? (await readPublishToken(settings.dataDir));
  const lists = createLists({ db });
  const publicApi = createPublicApi({ lists, log });
  const api = (path: string) => publicApi.request(path);
  const gate = createGate({ store, tryOut: createTryOut({ site, api, filePath: store.filePath }) });
  const pages = createPages({ site, cacheBytes: settings.pageCacheBytes, log, filePath: store.filePath, api });
  const assets = createAssets({ store });
  const promotions = createPromotions({
    store,
    prepare: async (releases) => {
      await assets.warm(releases);
      return pages.prepare(releases);
    },
  });
  const limits = createRateLimits(settings);
  const sameSiteOnly = sameSite(settings);
  const owner = await createOwner({
    settings,
    sessionKey: await readSessionKey(createSettingsTable(db)),
    revoked: createRevokedSessions(db),
    limiter: limits.signIn,
    sameSite: sameSiteOnly,
  });
  const mailbox = createMailbox({ db });
  const { inbox, startNotices } = createNotifyingInbox({ db, site, settings, log });
  const app = createApp({
    site,
    db,
    log,
    pages,
    assets,
    releases: createReleases({ store, gate, promotions, token }),
    deployments: store,
    lists,
    inbox,
    mailbox,
    owner,
    limits,
    sameSite: sameSiteOnly,
    ...(settings.chatModel && { chatModel: settings.chatModel }),
  });

  const server = await listen(app, settings, pages.cached);
  const endCleaning = startCleaning({ mailbox, retentionDays: settings.retentionDays, log });
  const endNotices = startNotices();
  const stop = closeWithGrace({ delay: GRACE, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    await server.close();
    await Promise.all([endCleaning(), endNotices()]);
    await pages.close();
    await db.destroy();
    log.flush();
  });
  stopWithParent(() => stop.close());

  for (const folder of folders) progress.released(await publishFolder({ store, folder, gate }));
  const live = await store.live();
  if (live.length === 0) {
    throw new StartError('Nothing is released yet: run "npm start" once, or send a release with "npm run release".');
  }
  const first = await pages.prepare(live);
  progress.rendered(first);
  await first.goLive();
  await assets.warm(live);
  progress.inbox(ownerLine(settings));
  progress.ready(server.url);
}
