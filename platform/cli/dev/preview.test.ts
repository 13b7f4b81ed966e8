import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { StepFailed } from '../process/steps.ts';
import type { SiteClient } from '../releases/site-client.ts';
import { createStatusBoard } from './overlay.ts';
import { createDevPreview, tokenFor } from './preview.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-preview-'));
  for (const bundle of ['web', 'server']) await mkdir(join(folder, bundle));
  await writeFile(join(folder, 'release.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

const written = jest.spyOn(console, 'error').mockImplementation(() => {});
jest.spyOn(console, 'log').mockImplementation(() => {});
afterAll(() => void jest.restoreAllMocks());

/** A site that stores everything, or refuses it. */
function fakeSite() {
  const requests: string[] = [];
  const site = {
    requests,
    refusal: undefined as string | undefined,
    client: (async (method: string, path: string) => {
      requests.push(`${method} ${path}`);
      if (site.refusal) throw new StepFailed('The site refused.', site.refusal);
      return { version: 'v', missing: [], key: `key-${requests.length}` };
    }) as SiteClient,
  };
  return site;
}

function previewOn(site: ReturnType<typeof fakeSite>) {
  const board = createStatusBoard();
  const server = { name: 'chat', cwd: folder, folder, url: 'http://127.0.0.1:1' };
  return { board, preview: createDevPreview(site.client, server, board) };
}

test('each compilation takes the place of the one before, and nothing goes live', async () => {
  const site = fakeSite();
  const { board, preview } = previewOn(site);
  expect(await preview.key()).toBeUndefined();
  preview.show();
  preview.show();
  const first = await preview.key();
  preview.show();
  expect(await preview.key()).not.toBe(first);
  expect(site.requests).toEqual([
    'POST /api/releases/chat',
    'POST /api/previews',
    'POST /api/releases/chat',
    'POST /api/previews',
    `DELETE /api/previews/${first}`,
  ]);
  expect(board.status).toEqual({ errors: [], reloads: 2 });
});

test('a refusal is reported, and nothing is shown until another compilation is accepted', async () => {
  const site = fakeSite();
  const { board, preview } = previewOn(site);
  site.refusal = '  /a: is taken';
  preview.show();
  expect(await preview.key()).toBeUndefined();
  expect(board.status).toEqual({ errors: ['/a: is taken', 'The site refused.'], reloads: 0 });
  expect(written).toHaveBeenCalledWith('/a: is taken\nThe site refused.');
  site.refusal = undefined;
  preview.show();
  expect(await preview.key()).toMatch(/^key/);
  expect(board.status).toEqual({ errors: [], reloads: 1 });
});

test('the token of a site on this machine goes to no other site', async () => {
  await writeFile(join(folder, 'publish-token'), 'secret\n');
  jest.replaceProperty(process, 'env', { DATA_DIR: folder });
  expect(tokenFor('http://127.0.0.1:3000')).toBe('secret');
  expect(tokenFor('http://[::1]:3000')).toBe('secret');
  for (const other of ['https://site.example', 'http://127.0.0.1.example', 'http://localhost@site.example'])
    expect(() => tokenFor(other)).toThrow('Set PUBLISH_TOKEN to a token of');
  jest.replaceProperty(process, 'env', { PUBLISH_TOKEN: 'given' });
  expect(tokenFor('https://site.example')).toBe('given');
});
