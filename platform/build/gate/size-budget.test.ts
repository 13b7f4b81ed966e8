import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { budgetViolations, readBudgets } from './size-budget.ts';
import type { Budgets, CheckedPage } from './violation.ts';

/** A script that gzip makes hardly smaller. */
const script = (kilobytes: number) => randomBytes(kilobytes * 1000);

interface Sizes {
  readonly entry?: number;
  readonly page?: number;
  readonly late?: number;
}

const routes: CheckedPage[] = [{ path: '/page', paths: null, chunks: ['page.js'] }];

function messagesOf(name: string, { entry = 1, page = 1, late = 1 }: Sizes, budgets: Budgets = {}) {
  const info = {
    name,
    contract: 3,
    shared: {},
    entry: 'entry.js',
    chunks: { routes: ['routes.js'], page: ['page.js'], late: ['late.js'] },
    budget: 9_000_000,
  };
  const texts = new Map([
    ['entry.js', script(entry)],
    ['routes.js', script(1)],
    ['page.js', script(page)],
    ['late.js', script(late)],
    ['style.css', script(500)],
  ]);
  return budgetViolations({ name, info, texts, budgets, routes }).map(({ field, message }) => `${field} ${message}`);
}

describe('budgets', () => {
  it('are those of the site; a budget in release.json is ignored', () => {
    expect(messagesOf('chat', { page: 37 })).toEqual([]);
    expect(messagesOf('chat', { page: 40 })).toEqual([
      expect.stringMatching(
        /^\/page loads 42\d{3} bytes of script \(gzip\), more than 40000: .* in the site's budgets\.json$/,
      ),
    ]);
    expect(messagesOf('chat', { page: 40 }, { chat: { initial: 50_000 } })).toEqual([]);
    expect(messagesOf('chat', { page: 40 }, { admin: { initial: 50_000 } })).toHaveLength(1);
    expect(messagesOf('chat', { page: 40 }, { '*': { initial: 50_000 } })).toEqual([]);
    expect(messagesOf('chat', { page: 40 }, { '*': { initial: 50_000 }, chat: { initial: 9 } })).toHaveLength(1);
  });

  it('limit what is loaded later', () => {
    expect(messagesOf('chat', { late: 61 })).toEqual([
      expect.stringMatching(
        /^web has 61\d{3} bytes of script \(gzip\) that pages load later, more than 60000: load less/,
      ),
    ]);
    expect(messagesOf('chat', { late: 61 }, { chat: { lazy: 70_000 } })).toEqual([]);
  });

  it('of the shell are its own', () => {
    expect(messagesOf('shell', { entry: 150 }, { '*': { initial: 9, lazy: 9 } })).toEqual([]);
    expect(messagesOf('shell', { entry: 160 })).not.toEqual([]);
  });
});

describe('readBudgets', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true }));
  const read = async (text?: string) => {
    folder = await mkdtemp(join(tmpdir(), 'budgets-'));
    const file = join(folder, 'budgets.json');
    if (text !== undefined) await writeFile(file, text);
    return readBudgets(file);
  };

  it('returns no budgets if there is no file', async () => {
    expect(await read()).toEqual({});
  });

  it('returns the budgets of the file', async () => {
    expect(await read('{"shell":{"initial":1},"*":{"lazy":2}}')).toEqual({
      shell: { initial: 1 },
      '*': { lazy: 2 },
    });
  });

  it.each(['{', '[]', '{"Chat":{}}', '{"chat":{"first":1}}', '{"chat":{"lazy":-1}}', '{"chat":1}'])(
    'names the file if it is %s',
    async (text) => {
      await expect(read(text)).rejects.toThrow(/budgets\.json: .*: write \{ "<name>"/);
    },
  );
});
