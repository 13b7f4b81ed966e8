import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ApiRead, hashOfResponse, readApi } from '../../render/api-reads.ts';
import { rendered } from '../../render/fixtures.fixture.ts';
import { temporaryFolders } from '../../temporary-folder.fixture.ts';
import { finishPage } from './finished-page.ts';
import { createKeptPages } from './kept-pages.ts';

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

const open = (other: Partial<Parameters<typeof createKeptPages>[0]> = {}) =>
  createKeptPages({ folder, secret: 'a secret', program: 'a program', api, onFailure, ...other });

/** Keeps a page as `/about`. */
async function keep({ name = '/about', renewAfter = undefined as number | undefined, reads = [] as ApiRead[] } = {}) {
  const kept = open();
  const page = await finishPage('set', rendered(HTML), { noIndex: true });
  kept.write(name, INPUTS, renewAfter === undefined ? page : { ...page, renewAfter }, reads);
  await kept.settled();
  return page;
}

/** Returns the path of the only file. */
async function onlyFile(): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  expect(files).toHaveLength(1);
  return join(files[0]?.parentPath ?? '', files[0]?.name ?? '');
}

const readAbout = (other?: Parameters<typeof open>[0], inputs: unknown = INPUTS) => open(other).read('/about', inputs);

describe('a kept page', () => {
  it('is the same after a start: bytes, headers, tag, and what its loaders read', async () => {
    const { improve: _, ...page } = await keep({ reads: [await readOf('/api/lists'), await readOf('/api/none')] });
    const { improve, ...found } = (await readAbout()) ?? { improve: undefined };
    expect(found).toEqual(page);
    await improve?.();
    expect(brotliDecompressSync((found as typeof page).bodies.br).toString()).toBe(HTML);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('takes the place of the one before it', async () => {
    await keep();
    await keep();
    await onlyFile();
  });

  it.each<[what: string, other: Parameters<typeof open>[0], inputs: unknown]>([
    ['of another release', {}, { ...INPUTS, version: '2' }],
    ['by another server', { program: 'another program' }, INPUTS],
    ['with another secret', { secret: 'another secret' }, INPUTS],
  ])('is not read if it was made %s', async (_, other, inputs) => {
    await keep();
    expect(await readAbout(other, inputs)).toBeUndefined();
  });

  it('is not read once the API responds otherwise, fails or hangs', async () => {
    await keep({ reads: [await readOf('/api/lists')] });
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
    ['was made before its route said how long it is new', undefined, 60, false],
    ['was made when its route said how long it is new', NOW + 60_000, undefined, false],
  ])('that %s is read or not', async (_, renewAfter, revalidate, isRead) => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    await keep({ renewAfter });
    const page = await open().read('/about', INPUTS, revalidate);
    expect([page !== undefined, page?.renewAfter]).toEqual([isRead, isRead ? renewAfter : undefined]);
  });
});

describe('a file', () => {
  it('with any byte changed, cut off or added is ignored', async () => {
    await keep();
    const file = await onlyFile();
    const bytes = await readFile(file);
    for (const at of [0, 31, 32, 40, 300, bytes.length - 1]) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      await writeFile(file, damaged);
      expect([at, await readAbout()]).toEqual([at, undefined]);
    }
    for (const length of [0, 10, 32, 33, bytes.length - 1]) {
      await writeFile(file, bytes.subarray(0, length));
      expect([length, await readAbout()]).toEqual([length, undefined]);
    }
    await writeFile(file, Buffer.concat([bytes, bytes]));
    expect(await readAbout()).toBeUndefined();
    await writeFile(file, bytes);
    expect(await readAbout()).toBeDefined();
  });

  it('of another page is ignored', async () => {
    await keep();
    const about = await onlyFile();
    const kept = open();
    kept.write('/other', INPUTS, await finishPage('set', rendered('other')), []);
    await kept.settled();
    const others = (await readdir(folder, { recursive: true })).map((one) => join(folder, one));
    const other = others.find((one) => one !== about && one.split('/').pop()?.length === 64) ?? '';
    await cp(other, about);
    expect(await readAbout()).toBeUndefined();
  });

  it('that is too large, a folder, or a device without end is ignored', async () => {
    await keep();
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
  const kept = open({ folder: join(folder, 'none') });
  kept.keepOnly(['/about']);
  await kept.settled();
  expect([await kept.read('/about', INPUTS), onFailure.mock.calls]).toEqual([undefined, []]);
});

it('only the pages that are named stay', async () => {
  for (const name of ['/about', '/gone']) await keep({ name });
  await writeFile(join(folder, 'ab'), 'a file where a folder should be');
  const kept = open();
  kept.keepOnly(['/about']);
  await kept.settled();
  expect(await kept.read('/about', INPUTS)).toBeDefined();
  expect(await kept.read('/gone', INPUTS)).toBeUndefined();
});

it('what is being written in place of a page that stays is not removed', async () => {
  const halfWritten = (name: string) => {
    const hash = createHash('sha256').update(name).digest('hex');
    return join(folder, hash.slice(0, 2), `${hash}.1.tmp`);
  };
  for (const name of ['/about', '/gone']) {
    await mkdir(dirname(halfWritten(name)), { recursive: true });
    await writeFile(halfWritten(name), '');
  }
  const kept = open();
  kept.keepOnly(['/about']);
  await kept.settled();
  expect(['/about', '/gone'].map((name) => existsSync(halfWritten(name)))).toEqual([true, false]);
});

it('a folder that cannot be used is reported, and nothing else fails', async () => {
  await writeFile(join(folder, 'file'), '');
  const kept = open({ folder: join(folder, 'file') });
  kept.write('/about', INPUTS, await finishPage('set', rendered(HTML)), []);
  kept.keepOnly([]);
  await kept.settled();
  expect(onFailure).toHaveBeenCalled();
  expect(await kept.read('/about', INPUTS)).toBeUndefined();
});
