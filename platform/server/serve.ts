import { inspect } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { createApp } from './app.ts';
import type { Task } from './backup/run-task.ts';
import { type Context, openContext } from './context.ts';
import { checkDatabase } from './database/open-database.ts';
import type { PlatformSchema } from './database/schema.ts';
import { hideAddresses } from './http/hide-addresses.ts';
import { openRateLimiter } from './http/limits/rate-limit.ts';
import { errorHandler } from './http/problem.ts';
import { sameSite } from './http/same-site.ts';
import { checkPort, listen } from './listen/listen.ts';
import type { ReadOrigin } from './live-files/live-files.ts';
import { createLiveHeads } from './live-files/live-heads.ts';
import { createTextChanges } from './live-files/text-changes.ts';
import { openPages } from './pages/open-pages.ts';
import type { BarFor } from './pages/page-bar.ts';
import { print, withoutControls } from './print.ts';
import { createReleases } from './releases/releases.ts';
import type { KeptFiles } from './releases/store/collection.ts';
import { openStore } from './releases/store/release-store.ts';
import { createRecentPages } from './render/recent-pages.ts';
import { findSandbox } from './render/sandbox.ts';
import { openReports } from './reports/reports.ts';
import type { OnReport } from './reports/routes.ts';
import { readSettings } from './settings.ts';
import type { Site, SiteResources } from './site.ts';
import { readSiteFiles, type SiteFiles } from './site-file.ts';
import { createSiteOrigin } from './site-origin.ts';
import { StartError } from './start-error.ts';
import { startTasks } from './start-tasks.ts';
import { openTeams } from './teams/teams.ts';
import { exportSpans } from './tracing/export-spans.ts';

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
    const served = isForeseen && options.task === undefined ? NOTHING_SERVED : '';
    process.stderr.write(`${hideAddresses(isForeseen ? withoutControls(error.message) : inspect(error))}${served}\n`);
    process.exit(1);
  }
}

/** Printed after the reason for which the start is refused. */
const NOTHING_SERVED = ' Nothing is served.';

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
  const files = await readSiteFiles(settings, site.data);
  if (isCheck) {
    await checkPort(settings);
    return checkDatabase(settings);
  }
  const { context, siteDb } = await openContext<Schema>(settings, site.migrations);
  const { log, db } = context;
  const stopTracing = settings.isTraced ? await exportSpans(log) : undefined;
  const origin = createSiteOrigin(settings, folders.length > 0);
  const stopping = new AbortController();
  const modules = await openModules(site, { context, siteDb, files, readOrigin: origin.read });
  const { store, pages, releases, resources } = modules;
  const server = await listen(modules.createApp(stopping.signal), settings);
  origin.setAddress(server.url);
  const stops = [resources.start?.(), modules.reports.close];
  const stop = closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    stopping.abort();
    await server.close();
    await Promise.all(stops.map((stopTask) => stopTask?.()));
    await modules.closePages();
    await db.destroy();
    await stopTracing?.();
    log.flush();
  });
  onParentExit(() => stop.close());

  print('sandbox', (await findSandbox()).description);
  await releases.start(folders).catch((error: unknown) => {
    // A stop during the start closes the database, among others.
    if (!stopping.signal.aborted) throw error;
  });
  if (stopping.signal.aborted) return;
  stops.push(startTasks({ ...context, store, deployer: releases.deployer, pages, notify: resources.notify }));
  if (origin.read() === undefined) print('address', NO_ADDRESS);
  for (const { about, text } of resources.notes ?? []) print(about, text);
  print('ready', `${server.url}  in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

interface ModulesDeps<Schema extends PlatformSchema, Data> {
  readonly context: Context;
  /** The database with the site's own tables. */
  readonly siteDb: Kysely<Schema>;
  readonly files: SiteFiles<Data>;
  readonly readOrigin: ReadOrigin;
}

/** Opens the modules of a server, and the site's own resources. */
async function openModules<Schema extends PlatformSchema, Data>(
  site: Site<Schema, Data>,
  { context, siteDb, files: { data, budgets, redirects }, readOrigin: origin }: ModulesDeps<Schema, Data>,
) {
  const { settings, log } = context;
  // Pages are rendered from the site's public API, and the site's API uses the pages, so the routes are added later.
  const publicApi = new Hono().onError(errorHandler(log));
  const api = (path: string) => publicApi.request(path);
  const keptFiles = site.keptFiles as KeptFiles | undefined;
  const store = await openStore({ ...context, keptFiles });
  const teams = await openTeams(context);
  const { readFile } = store;
  const recentPages = createRecentPages(api);
  const rendering = { siteData: data, origin, api, readFile, recentPages, fileOrigin: settings.assetUrl };
  const { frameSources } = site;
  const analytics = site.analytics?.(data);
  let resources: SiteResources | undefined;
  const barFor: BarFor = async (c, shown) => resources?.barFor?.(c, shown);
  const opened = await openPages({ ...context, store, teams, rendering, frameSources, analytics, redirects, barFor });
  const { pages, draftPages, lookAt, openSet, previewCookie, previewRoutes: previews } = opened;
  const textChanges = createTextChanges({ store, open: openSet });
  const releases = createReleases({ ...context, store, teams, rendering, budgets, textChanges, pages });
  const { assets, deployer } = releases;
  const rateLimiter = await openRateLimiter(context);
  const onReport: OnReport = async (report, c) => resources?.onReport?.(report, c);
  const reports = await openReports({ ...context, rateLimiter, previewCookie, store, onReport });
  const shared = { ...context, pages, heads: createLiveHeads(pages), origin };
  const own = {
    db: siteDb,
    data,
    rateLimiter,
    sameSite: sameSite(settings),
    files: store,
    deployments: store,
    deployer,
    draftPages,
    lookAt,
    textChanges,
    publicApi: api,
    visitor: reports.visitor,
  };
  resources = await site.create({ ...shared, ...own });
  publicApi.route('/api', resources.publicApi);

  /** Creates the app of the site. It is not ready once `signal` has aborted. */
  const createSiteApp = (signal: AbortSignal) =>
    createApp({
      ...shared,
      isStopping: () => signal.aborted,
      logFault: store.logFault,
      assets,
      releases: releases.routes,
      previews,
      reports: reports.routes,
      site: resources,
    });
  return { store, pages, releases, reports, resources, createApp: createSiteApp, closePages: opened.close };
}

/** How often the parent process is checked, in milliseconds. */
const PARENT_INTERVAL_MS = 500;

/** Calls `stop` when the parent process has ended, so that no server outlives its `npm start`. */
function onParentExit(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_INTERVAL_MS);
  timer.unref();
}
