import { assetPrefix } from '@platform/contract/registry';
import { type Release, webFiles } from '@platform/server/releases/release';
import type { SiteIdentity } from '@studio/client/identity';
import { MANIFEST_ICONS, MANIFEST_PATH, THEME_COLOURS } from '@studio/client/web-manifest';
import { Hono } from 'hono';

export interface ManifestDeps {
  readonly site: Pick<SiteIdentity, 'name'>;
  /** `shell` is its live release, which has the icons. */
  readonly pages: { readonly shell: Pick<Release, 'name' | 'files'> | undefined };
}

const MAX_AGE_S = 3600;

/** Creates the route of the web manifest. */
export function createManifest({ site, pages }: ManifestDeps) {
  return new Hono().get(MANIFEST_PATH, (c) => {
    const manifest = {
      name: site.name,
      short_name: site.name,
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
