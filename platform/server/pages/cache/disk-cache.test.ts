import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ApiRead, hashOfResponse, readApi } from '../../render/api-reads.ts';
import { rendered } from '../../render/fixtures.fixture.ts';
import { temporaryFolders } from '../../temporary-folder.fixture.ts';
import { createDiskCache } from './disk-cache.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';

const HTML = `<!DOCTYPE html>${'<p>six geese</p>'.repeat(100)}`;
const INPUTS = { url: '/about', version: '1' };
const NOW = 1_000_000;

const newFolder = temporaryFolders();
let folder: string;
let responses: Record<string, string>;
const onFailure = jest.fn();
beforeEach(async () => {
  folder = await newFolder();
  responses = { '/api/lists': 'six' };
  onFailure.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const api = async (path: string) => new Response(responses[path] ?? null, { status: path in responses ? 200 : 404 });
const readOf = async (path: string): Promise<ApiRead> => ({ path, sha256: hashOfResponse(await readApi(api, path)) });

const open = (other: Partial<Parameters<typeof createDiskCache>[0]> = {}) =>
  createDiskCache({ folder, secret: 'a secret', program: 'a program', api, onFailure, ...other });

/** Stores a page with the key `/about`. */
async function store({ key = '/about', renewAfter = undefined as number | undefined, reads = [] as ApiRead[] } = {}) {
  const cache = open();
  const page = await finishPage('set', rendered(HTML), { noIndex: true });
  cache.write(key, INPUTS, renewAfter === undefined ? page : { ...page, renewAfter }, reads);
  await cache.settled();
  return page;
}

/** Returns the path of a page's file in the folder. */
function pathOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return join(hash.slice(0, 2), hash);
}

/** Returns the path of the only file. */
async function onlyFile(): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files).toHaveLength(1);
  return files[0] ?? '';
}

const readAbout = (other?: Parameters<typeof open>[0], inputs: unknown = INPUTS) => open(other).read('/about', inputs);

describe('a stored page', () => {
  it('is the same after a start: bytes, headers, tag, and what its loaders read', async () => {
    const reads = [await readOf('/api/lists'), await readOf('/api/none')];
    const { improve: _, ...page } = await store({ reads });
    const { improve, ...stored } = (await readAbout()) as FinishedPage;
    expect(stored).toEqual({ ...page, reads });
    await improve();
    expect(brotliDecompressSync(stored.bodies.br).toString()).toBe(HTML);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each<[what: string, other: Parameters<typeof open>[0], inputs: unknown]>([
    ['of another release', {}, { ...INPUTS, version: '2' }],
    ['by another server', { program: 'another program' }, INPUTS],
    ['with another secret', { secret: 'another secret' }, INPUTS],
  ])('is not read if it was made %s', async (_, other, inputs) => {
    await store();
    expect(await readAbout(other, inputs)).toBeUndefined();
  });

  it('is not read once the API responds differently, fails or hangs', async () => {
    await store({ reads: [await readOf('/api/lists')] });
    expect(await readAbout()).toBeDefined();
    expect(await readAbout({ api: () => Promise.reject(new Error('the database is away')) })).toBeUndefined();
    responses['/api/lists'] = 'seven';
    expect(await readAbout()).toBeUndefined();
    delete responses['/api/lists'];
    expect(await readAbout()).toBeUndefined();
    jest.useFakeTimers();
    const hanging = readAbout({ api: () => new Promise<never>(() => {}) });
    const ended = jest.fn();
    void hanging.then(ended);
    for (let i = 0; i < 1000 && ended.mock.calls.length === 0; i += 1) {
      await new Promise(jest.requireActual<typeof import('node:timers')>('node:timers').setImmediate);
      jest.advanceTimersByTime(100);
    }
    jest.useRealTimers();
    expect(await hanging).toBeUndefined();
  });

  it.each([
    ['is new', NOW + 60_000, 60, true],
    ['is old', NOW, 60, false],
    ['was made by a clock that was ahead', NOW + 60_001, 60, false],
    ['was made before its route set a limit', undefined, 60, false],
    ['was made when its route set a limit', NOW + 60_000, undefined, false],
  ])('that %s is read or not', async (_, renewAfter, revalidate, isRead) => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await store({ renewAfter });
    const page = await open().read('/about', INPUTS, revalidate);
    expect([page !== undefined, page?.renewAfter]).toEqual([isRead, isRead ? renewAfter : undefined]);
  });
});

describe('a file', () => {
  it('replaces an earlier one, and with any byte changed, cut off or added is ignored', async () => {
    await store();
    await store();
    const file = await onlyFile();
    const bytes = await readFile(file);
    for (const damaged of [
      ...[0, 31, 32, 40, 300, bytes.length - 1].map((at) => bytes.with(at, (bytes[at] ?? 0) ^ 1)),
      ...[0, 10, 32, 33, bytes.length - 1].map((length) => bytes.subarray(0, length)),
      Buffer.concat([bytes, bytes]),
    ]) {
      await writeFile(file, damaged);
      expect(await readAbout()).toBeUndefined();
    }
    await writeFile(file, bytes);
    expect(await readAbout()).toBeDefined();
  });

  it('of another page is ignored', async () => {
    await store();
    const about = await onlyFile();
    const other = join(dirname(dirname(about)), pathOf('/other'));
    await store({ key: '/other' });
    await cp(other, about);
    expect(await readAbout()).toBeUndefined();
  });

  it('that is too large, a folder, or a device without end is ignored', async () => {
    await store();
    const file = await onlyFile();
    await truncate(file, 33 * 1024 * 1024);
    expect(await readAbout()).toBeUndefined();
    for (const target of ['/dev/zero', await newFolder()]) {
      await rm(file);
      await symlink(target, file);
      expect(await readAbout()).toBeUndefined();
    }
  });
});

it('an empty folder is no failure', async () => {
  const cache = open({ folder: join(folder, 'none') });
  cache.retain(['/about']);
  await cache.settled();
  expect([await cache.read('/about', INPUTS), onFailure.mock.calls]).toEqual([undefined, []]);
});

it('retains the pages with the given keys alone, and files that are being written in their place', async () => {
  for (const key of ['/about', '/gone']) {
    await store({ key });
    await writeFile(join(folder, `${pathOf(key)}.1.tmp`), '');
  }
  await writeFile(join(folder, 'ab'), 'a file where a folder should be');
  const cache = open();
  cache.retain(['/about']);
  await cache.settled();
  const files = ['/about', '/gone'].flatMap((key) => [pathOf(key), `${pathOf(key)}.1.tmp`]);
  expect(files.map((file) => existsSync(join(folder, file)))).toEqual([true, true, false, false]);
  expect(await cache.read('/about', INPUTS)).toBeDefined();
});

it('a folder that cannot be used is reported, and nothing else fails', async () => {
  await writeFile(join(folder, 'file'), '');
  const cache = open({ folder: join(folder, 'file') });
  cache.write('/about', INPUTS, await finishPage('set', rendered(HTML)), []);
  cache.retain([]);
  await cache.settled();
  expect(onFailure).toHaveBeenCalled();
  expect(await cache.read('/about', INPUTS)).toBeUndefined();
});
