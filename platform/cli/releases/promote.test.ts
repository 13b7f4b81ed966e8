import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { linesOf, promote, provenanceOf } from './promote.ts';
import type { SiteClient } from './site-client.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provenance-'));
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

it('returns the commit, and whether files differ from it', async () => {
  git('init');
  await writeFile(join(folder, 'a.txt'), 'a');
  git('add', '.');
  git('commit', '-m', 'Add a');
  const commit = git('rev-parse', 'HEAD').toString().trim();
  expect(provenanceOf(folder)).toEqual({ commit, dirty: false });
  await writeFile(join(folder, 'a.txt'), 'b');
  expect(provenanceOf(folder)).toEqual({ commit, dirty: true });
});

it('returns nothing outside of a repository', () => {
  expect(provenanceOf(folder)).toEqual({});
});

it('refuses a pinned name before a browser opens its pages', async () => {
  const pin = {
    seq: 2,
    version: 'a',
    action: 'pin',
    at: '2026-03-20T09:00:00Z',
    size: 1,
    actor: 'Shop',
    note: 'The fair',
  };
  const requests: string[] = [];
  const site: SiteClient = async <Result>(_: string, path: string) => {
    requests.push(path);
    return { releases: [{ name: 'catalog', deployments: [pin] }] } as Result;
  };
  const promotion = promote(
    { site, url: 'http://127.0.0.1:9', browser: '/nowhere' },
    { name: 'catalog', version: 'b' },
  );
  await expect(promotion).rejects.toThrow(
    'catalog is pinned since 2026-03-20T09:00:00Z by Shop: The fair. Unpin it first: npm run pin -- catalog --off',
  );
  expect(requests).toEqual(['/api/releases']);
});

it('lists each cause once, with its pages and its place in the sources', async () => {
  const at = { name: 'blog', file: 'page.js', line: 1, column: 2 };
  const thrown = ['/a', '/b', '/c', '/d', '/e'].map((field) => ({ field, message: 'Error: No: fix it', at }));
  const elsewhere = { ...thrown[0], field: '/f', message: 'Error: No: fix it', at: { ...at, line: 7 } };
  const lines = await linesOf(
    [...thrown, elsewhere, { field: '/a', message: 'hangs' }],
    async ({ line }) => `page.tsx:${line}`,
  );
  expect(lines).toEqual([
    '  /a, /b, /c and 2 more: Error: No: fix it (page.tsx:1)',
    '  /f: Error: No: fix it (page.tsx:7)',
    '  /a: hangs',
  ]);
});
