import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@platform/cli/process/run';
import { StepFailed, step } from '@platform/cli/process/steps';
import { root } from '@platform/cli/workspace';
import { startBuiltSite } from '../running-site.ts';
import { startFront } from './front.ts';
import { BUNDLE_PATH, type Bundle, withBundle, withoutScripts } from './html.ts';

/** Names of the contestants in tables. */
export const CONTESTANTS = ['this site', 'no scripts', 'one bundle', 'plain federation'] as const;

export type Contestant = (typeof CONTESTANTS)[number];

/** Running contestants. URLs have no slash at their end. */
export interface Running {
  readonly urls: Readonly<Record<Contestant, string>>;
  stop(): Promise<void>;
}

const PACKAGE = join(root, 'bench/pages/contestants');
const BUNDLE = join(PACKAGE, 'dist/one-bundle');
const PLAIN = join(PACKAGE, 'dist/plain-federation');

/** Builds and starts all contestants, except that the site is built already. */
export async function startContestants(): Promise<Running> {
  for (const name of ['one-bundle', 'plain-federation']) {
    const startedAt = performance.now();
    const { code, output } = await run('rsbuild', ['build', '--config', `${name}/rsbuild.config.ts`], { cwd: PACKAGE });
    if (code !== 0) throw new StepFailed(`${name} could not be built. Its output is above.`, output);
    step('build', name, startedAt);
  }
  const site = await startBuiltSite({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const bundle = readBundle();
  const index = readFileSync(join(PLAIN, 'host/index.html'), 'utf8');
  const fronts = await Promise.all([
    startFront({ site: site.url, page: withoutScripts }),
    startFront({ site: site.url, page: (html) => withBundle(html, bundle), fileAt: below(BUNDLE, BUNDLE_PATH) }),
    startFront({ site: site.url, page: () => index, fileAt: below(PLAIN, '/') }),
  ]);
  const [noScripts, oneBundle, plain] = fronts.map(({ url }) => url) as [string, string, string];
  return {
    urls: { 'this site': site.url, 'no scripts': noScripts, 'one bundle': oneBundle, 'plain federation': plain },
    async stop() {
      await Promise.all(fronts.map((front) => front.stop()));
      await site.stop();
    },
  };
}

/** Returns a function that finds the file of a folder that is served at a path. */
const below = (folder: string, prefix: string) => (path: string) => {
  const file = path.startsWith(prefix) ? join(folder, path.slice(prefix.length)) : '';
  return /\.\w+$/.test(file) && existsSync(file) ? file : undefined;
};

function readBundle(): Bundle {
  const manifest = JSON.parse(readFileSync(join(BUNDLE, 'manifest.json'), 'utf8'));
  const names = readdirSync(BUNDLE);
  const script = (path: string) => {
    const hash = createHash('sha384')
      .update(readFileSync(join(BUNDLE, path)))
      .digest('base64');
    return { path, integrity: `sha384-${hash}` };
  };
  const first: string[] = manifest.entries.entry.initial.js.map((path: string) => path.replace(BUNDLE_PATH, ''));
  const later = names.filter((name) => name.endsWith('.js') && !first.includes(name));
  return {
    first: first.map(script),
    chunks: new Map(later.map((name) => [name.split('.')[0] ?? '', script(name)])),
    files: new Set(names),
  };
}
