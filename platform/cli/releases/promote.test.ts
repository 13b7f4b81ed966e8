import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { provenanceOf } from './promote.ts';

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
