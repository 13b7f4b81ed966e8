import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkBuild } from './checks.ts';
import { integrityOf } from './scripts.ts';

const PAGE = 'export const page = 1';
const INFO = { name: 'test', contract: 1, shared: {}, entry: 'entry.js', chunks: { page: ['page.js'] } };

describe('checkBuild', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gate-'));
    for (const bundle of ['web', 'server']) await mkdir(join(folder, bundle));
    await write('release.json', JSON.stringify(INFO));
    await write('web/entry.js', `"${integrityOf(Buffer.from(PAGE))}"`);
    await write('web/page.js', PAGE);
    await write('server/routes.js', '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  const fieldsOf = async (name = 'test') => (await checkBuild(name, folder)).violations.map(({ field }) => field);

  it('finds no violation in a sound build', async () => {
    expect((await checkBuild('test', folder)).violations).toEqual([]);
  });

  it('does not follow links', async () => {
    await symlink('/etc/hostname', join(folder, 'web/link.js'));
    const { files, violations } = await checkBuild('test', folder);
    expect(files.map(({ path }) => path)).not.toContain('web/link.js');
    expect(violations).toEqual([{ field: 'web/link.js', message: 'is a link: put a copy of the file there' }]);
  });

  it('takes source maps apart from what is published, and refuses them there', async () => {
    await mkdir(join(folder, 'maps'));
    await write('maps/page.js.map', '{}');
    const { files, violations } = await checkBuild('test', folder);
    expect(files.map(({ path }) => path)).toContain('maps/page.js.map');
    expect(violations).toEqual([]);
    await write('maps/page.js', PAGE);
    await write('web/page.js.map', '{}');
    expect((await fieldsOf()).sort()).toEqual(['maps/page.js', 'web/page.js.map']);
  });

  it('lists all altered, hidden, too large and missing files', async () => {
    await write('web/page.js', `${PAGE};`);
    await write('web/.hidden', '');
    await write('web/film.bin', 'x'.repeat(8 * 1024 * 1024 + 1));
    await rm(join(folder, 'web/entry.js'));
    await rm(join(folder, 'release.json'));
    expect((await fieldsOf()).sort()).toEqual(['release.json', 'web/.hidden', 'web/film.bin']);
  });

  it('refuses more than 16 MiB of scripts, a server bundle of more than 8 MiB, and types of more than 2 MiB', async () => {
    for (const name of ['web/a', 'web/b', 'web/c', 'server/a', 'server/b']) {
      await write(`${name}.js`, 'x'.repeat(6 * 1024 * 1024));
    }
    await write('web/mf-types.1.zip', 'x'.repeat(3 * 1024 * 1024));
    const { violations } = await checkBuild('test', folder);
    for (const [field, message] of [
      ['web', /^has 188\d+ bytes of scripts and style sheets, more than 16777216: make them smaller$/],
      ['web', /^has 314\d+ bytes of types, more than 2097152: make them smaller$/],
      ['server', /^has 125\d+ bytes, more than 8388608: make them smaller$/],
    ] as const)
      expect(violations).toContainEqual({ field, message: expect.stringMatching(message) });
  });

  it('runs every offline check', async () => {
    await write('web/page.js', `${PAGE};`);
    await write('web/page.css', 'body { color: red }');
    const { violations } = await checkBuild('other', folder, { other: { initial: 0 } });
    const fields = violations.map(({ field }) => field);
    expect(fields).toEqual(['release.json name', 'web/page.js', 'release.json chunks.page', 'web/page.css']);
  });

  it('refuses a chunk whose hash is not in the entry', async () => {
    await write('web/page.js', `${PAGE};`);
    expect(await fieldsOf()).toEqual(['web/page.js']);
  });
});
