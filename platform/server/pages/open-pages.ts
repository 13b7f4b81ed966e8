import { join } from 'node:path';
import type { Context } from 'hono';
import type { Context as ServerContext } from '../context.ts';
import { createSettingsTable, newSecret } from '../database/settings-table.ts';
import { isUnlimited } from '../http/limits/rate-limit.ts';
import { createStrictTransport } from '../http/response-headers.ts';
import type { Redirects } from '../release-set/redirects.ts';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import type { RenderDeps } from '../render/render-pool.ts';
import { createSampling } from '../reports/sampling.ts';
import type { Teams } from '../teams/teams.ts';
import type { Analytics } from './analytics.ts';
import { createDiskCache, hashOfProgram } from './cache/disk-cache.ts';
import { createCanaryCookie } from './canary/visitor-number.ts';
import { createDraftPages } from './draft-pages.ts';
import type { BarFor } from './page-bar.ts';
import { createPages } from './pages.ts';
import { createNamedPreviews, type LabelledRelease } from './previews/named-previews.ts';
import { createLinkKeys, createPreviewCookie, createPreviewKeys } from './previews/preview-keys.ts';
import { createNamedPreviewRoutes, createPreviewRoutes } from './previews/preview-routes.ts';
import { createPreviews, openPreview } from './previews/previews.ts';
import { createTitleFonts } from './title-fonts/title-fonts.ts';

interface OpenPagesDeps extends ServerContext {
  readonly store: ReleaseStore;
  readonly teams: Teams;
  readonly rendering: RenderDeps;
  /** Other sites whose pages an iframe can show. */
  readonly frameSources: readonly string[] | undefined;
  /** Counts visitors on public pages. Unset: nothing else than the site does. */
  readonly analytics?: Analytics | undefined;
  readonly redirects: Redirects;
  readonly barFor: BarFor;
}

/** Opens the pages of a site, live and in previews. `previewRoutes`: routes below `/api`. */
export async function openPages(deps: OpenPagesDeps) {
  const { db, log, settings, metrics, cache, store, teams, rendering, frameSources, analytics, redirects, barFor } =
    deps;
  const secret = await createSettingsTable(db).getOrCreate('preview-key', newSecret);
  const titleFonts = createTitleFonts({ readFile: rendering.readFile, log });
  const open = openPreview({ ...rendering, frameSources, titleFonts, log });
  const previews = createPreviews({ store, keys: createPreviewKeys(secret), open });
  const linkKeys = createLinkKeys(secret);
  const named = createNamedPreviews({ db, store, keys: linkKeys, open });
  const isSecure = settings.publicUrl?.startsWith('https:') ?? false;
  const previewCookie = createPreviewCookie(isSecure, linkKeys);
  const pages = createPages({
    ...rendering,
    frameSources,
    analytics,
    titleFonts,
    log,
    redirects,
    cacheBytes: settings.pageCacheBytes,
    diskCache: createDiskCache({
      folder: join(cache.folder, 'pages'),
      // Derived, because a new secret could not be stored in an old database on a full disk.
      secret: `disk cache ${secret}`,
      program: await hashOfProgram(),
      api: rendering.api,
      onFailure: cache.onFailure,
    }),
    previews,
    named,
    previewCookie,
    canaryCookie: createCanaryCookie(isSecure),
    sampling: createSampling({ isUnlimited: isUnlimited(settings) }),
    metrics,
    strictTransport: createStrictTransport(settings),
    barFor,
  });
  metrics.addPages(pages);
  const draftPages = createDraftPages({ ...rendering, releases: () => pages.releases, frameSources, titleFonts, log });
  return {
    pages,
    draftPages,
    /** Opens the pages of a set, rendered for each request and not cached. */
    openSet: open,
    previewCookie,
    /** Lets the browser of a request show a stored release, as the link to a named preview does. Throws as `put` of named previews. */
    async lookAt(c: Context, release: LabelledRelease): Promise<void> {
      const { link } = await named.put(release);
      const key = new URL(link, 'http://site').searchParams.get('key') ?? '';
      await previewCookie.set(c, release.label, key);
    },
    previewRoutes: createPreviewRoutes({ previews, findActor: teams.findActor }).route(
      '/',
      createNamedPreviewRoutes({ named, cookie: previewCookie, ...teams }),
    ),
    async close(): Promise<void> {
      await Promise.all([pages.close(), previews.close(), named.close(), draftPages.close()]);
      await titleFonts.close();
    },
  };
}
