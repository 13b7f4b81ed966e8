import { assetPrefix } from '@platform/contract/registry';
import { type Release, webFiles } from '@platform/server/releases/release';
import type { SiteIdentity } from '@studio/client/identity';
import { MANIFEST_ICONS, MANIFEST_PATH, THEME_COLOURS } from '@studio/client/web-manifest';
import { Hono } from 'hono';

export interface ManifestDeps {
  readonly site: Pick<SiteIdentity, 'name'>;
  /** The live release of the shell, whose icons these are. */
  readonly pages: { readonly shell: Pick<Release, 'name' | 'files'> | undefined };
}

/** How long a browser may keep it, in seconds. */
const MAX_AGE = 3600;

/** The web manifest: the site's name is data, the icons are files of the shell that is live. */
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
      'Cache-Control': `public, max-age=${MAX_AGE}`,
    });
  });
}

function iconsOf({ name, files }: Pick<Release, 'name' | 'files'>) {
  const names = webFiles(files).map(({ fileName }) => fileName);
  return MANIFEST_ICONS.flatMap(({ file, size }) => {
    const found = names.find((candidate) => candidate.startsWith(`${file}.`));
    const icon = { src: `${assetPrefix(name)}${found}`, sizes: `${size}x${size}`, type: 'image/png' };
    return found === undefined
      ? []
      : [
          { ...icon, purpose: 'any' },
          { ...icon, purpose: 'maskable' },
        ];
  });
}
