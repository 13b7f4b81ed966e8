import { join } from 'node:path';
import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import { openDatabase } from './database/open-database.ts';
import type { PlatformDatabase, PlatformSchema } from './database/schema.ts';
import { createDryRun } from './gate/dry-run.ts';
import { createGate } from './gate/gate.ts';
import { ReleaseRefusal } from './gate/refusal.ts';
import { errorHandler } from './http/problem.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { createLog } from './http/request-log.ts';
import { sameSite } from './http/same-site.ts';
import { listen } from './listen.ts';
import { createPages } from './pages/pages.ts';
import { stopWithParent } from './parent.ts';
import { createProgress } from './progress.ts';
import { createAssets } from './releases/assets.ts';
import { createPromotions } from './releases/promotions.ts';
import { publishFolder } from './releases/publish.ts';
import { readPublishToken } from './releases/publish-token.ts';
import { createReleaseStore } from './releases/release-store.ts';
import { createReleases } from './releases/routes.ts';
import { readSettings } from './settings.ts';
import type { Site, SiteResources } from './site.ts';
import { readSiteFile } from './site-file.ts';
import { StartError } from './start-error.ts';

/** How the server is started. */
export interface ServeOptions {
  /** Folders of builds to publish first, the shell's before the others. Empty: only what is released is served. */
  readonly folders: readonly string[];
  /** When the command started, in milliseconds since the epoch. */
  readonly startedAt: number;
}

/**
 * Serves a site. If it cannot start, prints why (in one line where the cause is known) and exits with code 1.
 * @param readSite Reads the site's own settings. May throw a `StartError`.
 */
export async function serve<Schema extends PlatformSchema, Data>(
  readSite: () => Site<Schema, Data>,
  options: ServeOptions,
): Promise<void> {
  try {
    await start(readSite(), options);
  } catch (error) {
    const isForeseen = error instanceof StartError || error instanceof ReleaseRefusal;
    process.stderr.write(`${isForeseen ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}

/** Time that open requests get when the server stops, in milliseconds. */
const GRACE_MS = 10_000;

async function start<Schema extends PlatformSchema, Data>(
  site: Site<Schema, Data>,
  { folders, startedAt }: ServeOptions,
): Promise<void> {
  const progress = createProgress(startedAt);
  const settings = readSettings(process.env);
  const data = await readSiteFile(settings.siteFile, site.data);
  const log = createLog({ level: settings.logLevel });
  const siteDb = await openDatabase<Schema>(settings, site.migrations);
  // TypeScript cannot tell that a generic schema includes the platform's.
  const db = siteDb as unknown as PlatformDatabase;
  const store = await createReleaseStore({ db, cacheDir: join(settings.dataDir, 'cache') });
  const token = settings.publishToken ?? (await readPublishToken(settings.dataDir));

  // The site's resources need the pages, and pages are rendered from the site's public API.
  const publicApi = new Hono();
  const api = (path: string) => publicApi.request(path);
  const gate = createGate({ store, dryRun: createDryRun({ siteData: data, api, filePath: store.filePath }) });
  const pages = createPages({
    siteData: data,
    cacheBytes: settings.pageCacheBytes,
    log,
    filePath: store.filePath,
    api,
  });
  const assets = createAssets({ store });
  const promotions = createPromotions({
    store,
    prepare: async (releases) => {
      await assets.warm(releases);
      return pages.prepare(releases);
    },
  });
  const resources: SiteResources = await site.create({
    settings,
    data,
    db: siteDb,
    log,
    sameSite: sameSite(settings),
    pages,
    deployments: store,
  });
  publicApi.route('/api', resources.publicApi).onError(errorHandler(log));
  const app = createApp({
    db,
    log,
    settings,
    rateLimiter: createRateLimiter(settings),
    pages,
    assets,
    releases: createReleases({ store, gate, promotions, token }),
    site: resources,
  });

  const server = await listen(app, settings, pages.cached);
  const stopResources = resources.start?.();
  const stop = closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    await server.close();
    await stopResources?.();
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
  for (const note of resources.notes ?? []) progress.note(note);
  progress.ready(server.url);
}
