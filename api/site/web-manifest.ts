import { assetPrefix } from '@platform/contract/registry';
import type { LiveHeads } from '@platform/server/live-files/live-heads';
import { type Release, webFiles } from '@platform/server/release-set/release';
import { MANIFEST_ICONS, MANIFEST_PATH, THEME_COLOURS } from '@studio/client/document';
import type { SiteIdentity } from '@studio/client/identity';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

export interface ManifestDeps {
  readonly site: Pick<SiteIdentity, 'name'>;
  /** `shell` is its live release, which has the icons. */
  readonly pages: { readonly shell: Pick<Release, 'name' | 'files'> | undefined };
  /** The home page says what the site is, and in which language. */
  readonly heads: Pick<LiveHeads, 'home'>;
}

const MAX_AGE_S = 3600;

/** Creates the route of the web manifest. */
export function createManifest({ site, pages, heads }: ManifestDeps) {
  return new Hono().get(MANIFEST_PATH, etag(), async (c) => {
    const home = await heads.home();
    const manifest = {
      // Browsers know an installed site by its id, whatever its start page becomes.
      id: '/',
      name: site.name,
      short_name: site.name,
      ...(home?.description && { description: home.description }),
      ...(home?.lang && { lang: home.lang }),
      start_url: '/',
      display: 'browser',
      theme_color: THEME_COLOURS.light,
      background_color: THEME_COLOURS.light,
      icons: pages.shell ? iconsOf(pages.shell) : [],
    };
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': `public, max-age=${MAX_AGE_S}`,
    });
  });
}

function iconsOf({ name, files }: Pick<Release, 'name' | 'files'>) {
  const names = webFiles(files).map(({ fileName }) => fileName);
  return MANIFEST_ICONS.flatMap(({ file, size }) => {
    const found = names.find((candidate) => candidate.startsWith(`${file}.`));
    if (found === undefined) return [];
    const icon = { src: `${assetPrefix(name)}${found}`, sizes: `${size}x${size}`, type: 'image/png' };
    return ['any', 'maskable'].map((purpose) => ({ ...icon, purpose }));
  });
}
