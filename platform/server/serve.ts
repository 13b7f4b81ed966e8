import { join } from 'node:path';
import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import type { Task } from './backup/run-task.ts';
import { checkStart } from './check-start.ts';
import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import type { PlatformDatabase, PlatformSchema } from './database/schema.ts';
import { createSettingsTable, newSecret } from './database/settings-table.ts';
import { createDryRun } from './gate/dry-run.ts';
import { createGate } from './gate/gate.ts';
import { hideAddresses } from './http/hide-addresses.ts';
import { createRateLimiter, isUnlimited, sharedCounters } from './http/limits/rate-limit.ts';
import { errorHandler } from './http/problem.ts';
import { createLog } from './http/request-log.ts';
import { createStrictTransport } from './http/response-headers.ts';
import { sameSite } from './http/same-site.ts';
import { listen } from './listen/listen.ts';
import { onParentExit } from './listen/on-parent-exit.ts';
import { createLiveHeads } from './live-files/live-heads.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createKeptPages, hashOfProgram } from './pages/cache/kept-pages.ts';
import { createCanaryCookie } from './pages/canary/canary-set.ts';
import { createPages } from './pages/pages.ts';
import { createNamedPreviews } from './pages/previews/named-previews.ts';
import { createLinkKeys, createPreviewCookie, createPreviewKeys } from './pages/previews/preview-keys.ts';
import { createNamedPreviewRoutes, createPreviewRoutes } from './pages/previews/preview-routes.ts';
import { createPreviews, openPreview } from './pages/previews/previews.ts';
import { readRedirects } from './release-set/redirects.ts';
import { createAssets } from './releases/assets.ts';
import { createCanaryRoutes } from './releases/canary-routes.ts';
import { createDeployer } from './releases/deployer.ts';
import { readPublishToken } from './releases/publish-token.ts';
import { createReleases } from './releases/routes.ts';
import { createSourceRoutes } from './releases/source-routes.ts';
import { openStore } from './releases/store/open-store.ts';
import { createRecentPages } from './render/recent-pages.ts';
import { findSandbox } from './render/sandbox.ts';
import { openReports } from './reports/reports.ts';
import { createSampling } from './reports/sampling.ts';
import { createNotifier } from './rollout/notifier.ts';
import { readSettings } from './settings.ts';
import type { Site, SiteResources } from './site.ts';
import { readSiteBudgets, readSiteFile } from './site-file.ts';
import { siteOrigin } from './site-origin.ts';
import { messageOf, StartError } from './start-error.ts';
import { print, startReleases, warn } from './start-releases.ts';
import { startTasks } from './start-tasks.ts';
import { createSignatures } from './teams/signatures.ts';
import { openTeams } from './teams/teams.ts';

/** How the server is started. */
export interface ServeOptions {
  /** Folders of builds to publish first, the shell's before the others. Empty: serves only what is released. */
  readonly folders: readonly string[];
  /** When the command started, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** Only checks whether the server can start: its settings, the site's data, its address and its database. */
  readonly isCheck?: boolean;
  /** Only runs a task on the database. */
  readonly task?: Task;
}

/**
 * Serves a site. If it cannot start, prints the reason (in one line if the cause is known) and exits with code 1.
 * @param readSite Reads the site's own settings. May throw a `StartError`.
 */
export async function serve<Schema extends PlatformSchema, Data>(
  readSite: () => Site<Schema, Data>,
  options: ServeOptions,
): Promise<void> {
  try {
    await start(readSite(), options);
  } catch (error) {
    const isForeseen = error instanceof StartError;
    process.stderr.write(`${hideAddresses(isForeseen ? error.message : inspect(error))}\n`);
    process.exit(1);
  }
}

/** Printed if pages cannot name their own address. */
const NO_ADDRESS =
  'pages name no canonical address and no share picture: set PUBLIC_URL to where visitors find the site';

/** Time that open requests get when the server stops, in milliseconds. */
const GRACE_MS = 10_000;

async function start<Schema extends PlatformSchema, Data>(
  site: Site<Schema, Data>,
  { folders, startedAt, isCheck = false, task }: ServeOptions,
): Promise<void> {
  const settings = readSettings(process.env);
  // All files are created for the user of this process alone.
  process.umask(0o077);
  // Imported lazily: a server that serves runs no task.
  if (task) return (await import('./backup/run-task.ts')).runTask(task, settings, site);
  const data = await readSiteFile(settings.siteFile, site.data);
  const budgets = await readSiteBudgets(settings.budgetsFile);
  const redirects = await readRedirects(settings.redirectsFile);
  if (isCheck) return checkStart(settings);
  for (const line of await openDataFolder(settings.dataDir)) print('data', line);
  const log = createLog({ level: settings.logLevel });
  const siteDb = await openDatabase<Schema>(settings, site.migrations, warn);
  // TypeScript cannot infer that a generic schema includes the platform's.
  const db = siteDb as unknown as PlatformDatabase;
  const cacheDir = join(settings.dataDir, 'cache');
  const onCacheFailure = (error: unknown) => {
    warn(
      `DATA_DIR/cache cannot be used (${messageOf(error)}): files are read from the database; free or mend the disk`,
    );
    log.error({ err: error }, 'the cache folder cannot be used');
  };
  const store = await openStore({ db, settings, log, cacheDir, onCacheFailure });
  const { findActor, findKeys } = await openTeams({
    file: settings.teamsFile,
    publishToken: settings.publishToken ?? (await readPublishToken(settings.dataDir, warn)),
    onError: (error) => log.error({ err: error }, 'the list of teams cannot be read'),
  });

  // The site's resources need the pages, and pages are rendered from the site's public API.
  const publicApi = new Hono();
  const api = (path: string) => publicApi.request(path);
  let origin: string | undefined;
  const rendering = {
    siteData: data,
    origin: () => origin,
    api,
    readFile: store.readFile,
    recentPages: createRecentPages(api),
    fileOrigin: settings.assetUrl,
  };
  const gate = createGate({ store, dryRun: createDryRun(rendering), budgets });
  const signatures = createSignatures({ db, findKeys });
  // What is on this machine's disk is published without a signature: who can write there can change teams.json.
  const signedGate = signatures.gate(gate);
  const shown = { ...rendering, frameSources: site.frameSources, log };
  const previewSecret = await createSettingsTable(db).getOrCreate('preview-key', newSecret);
  const open = openPreview(shown);
  const previews = createPreviews({ store, keys: createPreviewKeys(previewSecret), open });
  const named = createNamedPreviews({ db, store, keys: createLinkKeys(previewSecret), open });
  const isSecure = settings.publicUrl?.startsWith('https:') ?? false;
  const previewCookie = createPreviewCookie(isSecure);
  const metrics = createMetrics();
  const strictTransport = createStrictTransport(settings);
  const pages = createPages({
    ...shown,
    redirects,
    cacheBytes: settings.pageCacheBytes,
    kept: createKeptPages({
      folder: join(cacheDir, 'pages'),
      // A secret of its own would have to be stored, which an old database on a full disk does not let.
      secret: `kept pages ${previewSecret}`,
      program: await hashOfProgram(),
      api,
      onFailure: onCacheFailure,
    }),
    previews,
    named,
    previewCookie,
    canaryCookie: createCanaryCookie(isSecure),
    sampling: createSampling({ isUnlimited: isUnlimited(settings) }),
    metrics,
    strictTransport,
  });
  metrics.watchPages(pages);
  const heads = createLiveHeads(pages);
  const assets = createAssets({ store, pages, pageOrigin: settings.assetUrl && settings.publicUrl });
  const deployer = createDeployer({ store, gate: signedGate, pages, assets });
  const createCounter = settings.databaseUrl === undefined ? undefined : await sharedCounters(db);
  const rateLimiter = createRateLimiter(settings, createCounter);
  const reports = await openReports({ db, log, settings, rateLimiter, metrics, previewCookie, store });
  const resources: SiteResources = await site.create({
    settings,
    rateLimiter,
    data,
    db: siteDb,
    log,
    sameSite: sameSite(settings),
    pages,
    heads,
    origin: rendering.origin,
    deployments: store,
    deployer,
  });
  publicApi.route('/api', resources.publicApi).onError(errorHandler(log));
  let isStopping = false;
  const app = createApp({
    isStopping: () => isStopping,
    logFault: store.logFault,
    db,
    log,
    settings,
    metrics,
    reports: reports.routes,
    pages,
    strictTransport,
    heads,
    origin: rendering.origin,
    assets,
    releases: createReleases({
      store,
      gate: signedGate,
      promotions: deployer.promotions,
      keepReleases: settings.keepReleases,
      findActor,
      signatures,
    })
      .route('/', createSourceRoutes({ store, signatures, findActor }))
      .route('/', createCanaryRoutes({ ...deployer, findActor })),
    previews: createPreviewRoutes({ previews, findActor }).route(
      '/',
      createNamedPreviewRoutes({ named, cookie: previewCookie, signatures, findActor }),
    ),
    site: resources,
  });

  const server = await listen(app, settings);
  origin = siteOrigin(settings, { releasesBuilds: folders.length > 0, address: server.url });
  const stopResources = resources.start?.();
  let stopTasks: (() => Promise<void>) | undefined;
  const stop = closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    isStopping = true;
    await server.close();
    await Promise.all([stopResources, stopTasks, reports.close].map((stopOne) => stopOne?.()));
    await Promise.all([pages.close(), previews.close(), named.close()]);
    await db.destroy();
    log.flush();
  });
  onParentExit(() => stop.close());

  print('sandbox', (await findSandbox()).description);
  await startReleases({ store, gate, pages, assets, log, folders }).catch((error: unknown) => {
    // A stop during the start closes the database, among others.
    if (!isStopping) throw error;
  });
  if (isStopping) return;
  const notify = createNotifier({ notify: resources.notify, settings, log });
  stopTasks = startTasks({ db, settings, log, store, deployer, metrics, notify, shown: () => pages.releases });
  if (origin === undefined) print('address', NO_ADDRESS);
  for (const { about, text } of resources.notes ?? []) print(about, text);
  print('ready', `${server.url}  in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
