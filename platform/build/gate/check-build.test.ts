import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkBuild } from './check-build.ts';
import { integrityOf } from './integrity.ts';
import { ownedPathViolations } from './owned-paths.ts';

const PAGE = 'export const page = 1';

describe('checkBuild', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gate-'));
    for (const half of ['web', 'server']) await mkdir(join(folder, half));
    const info = { name: 'test', contract: 1, shared: {}, entry: 'entry.js', chunks: { page: ['page.js'] } };
    await write('release.json', JSON.stringify(info));
    await write('web/entry.js', `"${integrityOf(Buffer.from(PAGE))}"`);
    await write('web/page.js', PAGE);
    await write('server/routes.js', '');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  const fieldsOf = async () => (await checkBuild('test', folder)).violations.map(({ field }) => field);

  it('finds nothing wrong with a sound build', async () => {
    expect((await checkBuild('test', folder)).violations).toEqual([]);
  });

  it('does not follow links', async () => {
    await symlink('/etc/hostname', join(folder, 'web/link.js'));
    const { files, violations } = await checkBuild('test', folder);
    expect(files.map(({ path }) => path)).not.toContain('web/link.js');
    expect(violations).toEqual([{ field: 'web/link.js', message: 'is a link: put a copy of the file there' }]);
  });

  it('finds what is altered, hidden, too large and missing, all at once', async () => {
    await write('web/page.js', `${PAGE};`);
    await write('web/.hidden', '');
    await write('web/film.bin', 'x'.repeat(8 * 1024 * 1024 + 1));
    await rm(join(folder, 'web/entry.js'));
    await rm(join(folder, 'release.json'));
    expect((await fieldsOf()).sort()).toEqual(['release.json', 'web/.hidden', 'web/film.bin']);
  });

  it('refuses a chunk that is not the one whose hash the entry bears', async () => {
    await write('web/page.js', `${PAGE};`);
    expect(await fieldsOf()).toEqual(['web/page.js']);
  });
});

describe('ownedPathViolations', () => {
  it.each([
    ['/about', '/about', true],
    ['/About', '/about', true],
    ['/post/new', '/post/:id', true],
    ['/:page', '/about', true],
    ['/:page', '/', false],
    ['/post/:id/edit', '/post/:id', false],
    ['/team/:id', '/post/:id', false],
  ])('%s and %s meet: %s', (path, other, met) => {
    const violations = ownedPathViolations({ name: 'a', routes: [{ path }] }, [
      { name: 'b', routes: [{ path: other }] },
    ]);
    expect(violations).toHaveLength(met ? 1 : 0);
  });

  it.each(['/api/x', '/assets', '/healthz'])('leaves %s to the site', (path) => {
    expect(ownedPathViolations({ name: 'a', routes: [{ path }] }, [])).toHaveLength(1);
  });
});
