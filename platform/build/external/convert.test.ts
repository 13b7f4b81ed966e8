import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkBuild } from '../gate/checks.ts';
import { integrityOf } from '../gate/scripts.ts';
import { convertBuild } from './convert.ts';

const PAGE = 'export const page = 1';
const none = { js: { sync: [] as string[], async: [] as string[] } };

const shared = (name: string, more: object = {}) => ({
  name,
  singleton: true,
  requiredVersion: '^19.1.0',
  assets: none,
  ...more,
});

const manifest = {
  metaData: { globalName: 'mf_events', remoteEntry: { name: 'entry.1.js', path: '', type: 'global' } },
  shared: [shared('react'), shared('react/jsx-runtime')],
  exposes: [{ path: './routes', assets: { js: { sync: ['routes.2.js'], async: ['page.3.js'] } } }],
};

describe('convertBuild', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'external-'));
    for (const bundle of ['web', 'server']) await mkdir(join(folder, bundle));
    await write('web/mf-manifest.json', JSON.stringify(manifest));
    await write('web/entry.1.js', `"${integrityOf(Buffer.from('routes'))} ${integrityOf(Buffer.from(PAGE))}"`);
    await write('web/routes.2.js', 'routes');
    await write('web/page.3.js', PAGE);
    await write('server/routes.js', 'exports.default = []');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  const describeAs = (changes: object) => write('web/mf-manifest.json', JSON.stringify({ ...manifest, ...changes }));
  const convert = () => convertBuild('events', folder);
  const infoOf = async () => JSON.parse(await readFile(join(folder, 'release/release.json'), 'utf8'));
  const violationsOf = async () => {
    const result = await convert();
    return 'violations' in result ? result.violations.map(({ field, message }) => `${field} ${message}`) : [];
  };

  const metaData = (changes: object) => ({ metaData: { ...manifest.metaData, ...changes } });
  const remoteEntry = (name: string, type: string) => metaData({ remoteEntry: { name, path: '', type } });
  const assets = (...sync: string[]) => ({ assets: { js: { sync, async: [] } } });

  it('converts scripts, without files that visitors do not load', async () => {
    const unreleased = [
      'index.html',
      'index.9.js',
      'page.3.js.map',
      'page.3.js.LICENSE.txt',
      'mf-stats.json',
      '.hidden',
    ];
    for (const file of unreleased) await write(`web/${file}`, 'other');
    await write('web/picture.4.png', 'picture');
    await write('web/motion.5.json', '{}');
    expect(await convert()).toEqual({ folder: join(folder, 'release') });
    expect((await readdir(join(folder, 'release/web'))).sort()).toEqual([
      'entry.1.js',
      'motion.5.json',
      'page.3.js',
      'picture.4.png',
      'routes.2.js',
    ]);
    expect(await infoOf()).toMatchObject({
      name: 'events',
      shared: { react: '^19.1.0' },
      entry: 'entry.1.js',
      chunks: { routes: ['routes.2.js'], page: ['page.3.js'] },
    });
    expect((await checkBuild('events', join(folder, 'release'))).violations).toEqual([]);
  });

  it('adds a script with the hash of each module to a container of modules', async () => {
    await describeAs(remoteEntry('entry.1.js', 'module'));
    await convert();
    const { entry, chunks } = await infoOf();
    expect(chunks).toEqual({ routes: ['entry.1.js', 'page.3.js', 'routes.2.js'] });
    const text = await readFile(join(folder, 'release/web', entry), 'utf8');
    expect(text).toContain('window.mf_events =');
    expect(text).toContain(`"page.3.js": "${integrityOf(Buffer.from(PAGE))}"`);
    expect((await checkBuild('events', join(folder, 'release'))).violations).toEqual([]);
    await writeFile(join(folder, 'release/web/page.3.js'), `${PAGE};`);
    expect((await checkBuild('events', join(folder, 'release'))).violations).toHaveLength(1);
  });

  it('lists the style sheets that the manifest names: of scripts with their page, of modules with all', async () => {
    const { js } = manifest.exposes[0]?.assets ?? none;
    const exposes = [{ path: './routes', assets: { js, css: { sync: ['all.6.css'], async: ['page.7.css'] } } }];
    await describeAs({ exposes });
    expect(await violationsOf()).toEqual([expect.stringContaining('all.6.css'), expect.stringContaining('page.7.css')]);
    await write('web/all.6.css', '.a{color:red}');
    await write('web/page.7.css', '.b{color:red}');
    await convert();
    expect((await infoOf()).chunks).toEqual({
      routes: ['routes.2.js', 'all.6.css'],
      page: ['page.3.js', 'page.7.css'],
    });
    expect((await checkBuild('events', join(folder, 'release'))).violations).toEqual([]);
    await describeAs({ exposes, ...remoteEntry('entry.1.js', 'module') });
    await convert();
    expect((await infoOf()).chunks.routes.slice(-2)).toEqual(['all.6.css', 'page.7.css']);
  });

  it('removes the files of an earlier release', async () => {
    await write('web/old.5.css', 'main {}');
    await convert();
    await rm(join(folder, 'web/old.5.css'));
    await convert();
    expect(await readdir(join(folder, 'release/web'))).not.toContain('old.5.css');
  });

  it.each([
    ['another container', metaData({ globalName: 'events' }), 'mf_events'],
    ['an entry in a folder', remoteEntry('../x.js', 'var'), 'beside each other'],
    ['a container for Node', remoteEntry('entry.1.js', 'commonjs'), 'for browsers'],
    ['no routes', { exposes: [] }, "expose './routes'"],
    ['a module that no shell shares', { shared: [shared('lodash')] }, 'is shared by no shell'],
    ['a module that may exist twice', { shared: [shared('react', { singleton: false })] }, 'set singleton: true'],
    ['a copy of its own', { shared: [shared('react', assets('react.6.js'))] }, 'set import: false'],
    ['no range', { shared: [shared('react', { requiredVersion: 'latest' })] }, 'is no range'],
    ['a list of another shape', { shared: 'react' }, 'build again with the manifest'],
    ['too many modules', { shared: Array.from({ length: 101 }, () => shared('react')) }, 'build again with'],
    [
      'a missing file',
      { exposes: [{ path: './routes', ...assets('../server/routes.js') }] },
      'named by the manifest and',
    ],
  ])('refuses a build with %s', async (_, changes, cure) => {
    await describeAs(changes);
    expect(await violationsOf()).toEqual([expect.stringContaining(cure)]);
    expect(await readdir(folder)).not.toContain('release');
  });

  it('refuses scripts without hashes, modules for the server, and missing bundles', async () => {
    await write('web/entry.1.js', 'window.mf_events = {}');
    await write('server/page.js', 'export default 1');
    expect(await violationsOf()).toEqual([expect.stringContaining('security.sri'), expect.stringContaining('to cjs')]);
    await rm(join(folder, 'server'), { recursive: true });
    await rm(join(folder, 'web'), { recursive: true });
    expect(await violationsOf()).toEqual([
      expect.stringContaining('turn on the manifest'),
      expect.stringContaining('into server/'),
    ]);
  });
});
