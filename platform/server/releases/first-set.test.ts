import { expect, it } from '@jest/globals';
import type { Release } from '../release-set/release.ts';
import { release } from '../render/fixtures.fixture.ts';
import { renderFirstSet } from './first-set.ts';
import { BadFileError } from './store/file-store.ts';

/** Which versions fail, and how: `marketing 2`. */
interface Faults {
  readonly incomplete?: readonly string[];
  /** Cannot be rendered. */
  readonly broken?: readonly string[];
  /** Cannot be rendered the first time. */
  readonly slow?: readonly string[];
  /** Seconds that the rendering of each set takes, unless its limit is shorter. */
  readonly seconds?: number;
}

const idOf = ({ name, version }: Pick<Release, 'name' | 'version'>) => `${name} ${version}`;

/** Starts a site with the given numbers of versions, of which the last ones are live. Returns what it serves. */
async function start(
  versions: Readonly<Record<string, number>>,
  { incomplete = [], broken = [], slow = [], seconds = 0 }: Faults,
) {
  const aside = new Set<string>();
  const log: string[] = [];
  const slowOnce = new Set(slow);
  const releasesOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const version = String(count - i);
      return { ...release(name, version), files: [{ path: 'web/a.js', sha256: `${name} ${version}`, size: 1 }] };
    });
  const store = {
    live: async () =>
      Object.entries(versions).flatMap(
        ([name, count]) => releasesOf(name, count).find((candidate) => !aside.has(idOf(candidate))) ?? [],
      ),
    readFile: async (sha256: string) => {
      if (incomplete.includes(sha256)) throw new BadFileError('no file is stored');
      return new Uint8Array();
    },
    setAside: (failed: Pick<Release, 'name' | 'version'>) => void aside.add(idOf(failed)),
    takeBack: (failed: Pick<Release, 'name' | 'version'>) => void aside.delete(idOf(failed)),
  };
  let time = 0;
  const prepare = async (releases: readonly Release[], limitMs: number) => {
    time += Math.min(seconds * 1000, limitMs);
    const ids = releases.map(idOf);
    log.push(ids.join(', '));
    const shell = ids.find((id) => id.startsWith('shell')) ?? '';
    if (broken.includes(shell) || slowOnce.delete(shell)) throw new Error('no layout');
    return {
      pages: 1,
      failed: [],
      brokenRemotes: releases.filter((prepared) => broken.includes(idOf(prepared))),
      goLive: async () => {},
      discard: async () => void log.push('discarded'),
    };
  };
  const { live, shellFault } = await renderFirstSet({ store, prepare, now: () => time });
  return { served: live?.map(idOf), shellFault, log, time };
}

it.each<[what: string, faults: Faults, served: string[]]>([
  ['the live releases', {}, ['marketing 3', 'shell 3']],
  ['the version before one with a missing file', { incomplete: ['marketing 3'] }, ['marketing 2', 'shell 3']],
  [
    'the version before two with a missing file',
    { incomplete: ['marketing 3', 'marketing 2'] },
    ['marketing 1', 'shell 3'],
  ],
  ['no remote without a whole version', { incomplete: ['marketing 3', 'marketing 2', 'marketing 1'] }, ['shell 3']],
  ['the version before one that cannot be rendered', { broken: ['marketing 3'] }, ['marketing 2', 'shell 3']],
  [
    'the newest whole version if none can be rendered',
    { incomplete: ['marketing 3'], broken: ['marketing 2', 'marketing 1'] },
    ['marketing 2', 'shell 3'],
  ],
  ['the shell before one that cannot be rendered', { broken: ['shell 3', 'shell 2'] }, ['marketing 3', 'shell 1']],
  ['the shell before one with a missing file', { incomplete: ['shell 3'] }, ['marketing 3', 'shell 2']],
  ['a shell that is rendered at the second attempt', { slow: ['shell 3'] }, ['marketing 3', 'shell 3']],
])('a start serves %s', async (_, faults, served) => {
  expect((await start({ marketing: 3, shell: 3 }, faults)).served).toEqual(served);
});

it('a start without a shell that can be rendered reports the fault of the live one', async () => {
  expect(await start({ marketing: 1, shell: 2 }, { broken: ['shell 2', 'shell 1'] })).toMatchObject({
    served: undefined,
    shellFault: 'no layout',
  });
});

it('a start discards each set that it does not serve, and tries few versions', async () => {
  const broken = Array.from({ length: 50 }, (_, i) => `marketing ${i + 1}`);
  const { served, log } = await start({ marketing: 50, shell: 1 }, { broken });
  expect(served).toEqual(['marketing 50', 'shell 1']);
  expect(log.filter((line) => line === 'discarded')).toHaveLength(4);
  expect(log).toHaveLength(9);
});

it('a start takes a minute at most, whatever hangs, and serves the version before', async () => {
  const { served, time } = await start({ marketing: 3, shell: 3 }, { broken: ['marketing 3'], seconds: 100 });
  expect(served).toEqual(['marketing 2', 'shell 3']);
  expect(time).toBeLessThanOrEqual(60_000);
  const all = ['marketing 1', 'marketing 2', 'marketing 3', 'shell 2', 'shell 3'];
  expect((await start({ marketing: 3, shell: 3 }, { broken: all, seconds: 100 })).time).toBeLessThanOrEqual(60_000);
});

it('a start fails if the database does', async () => {
  const store = {
    live: async () => [{ ...release('shell', '1'), files: [{ path: 'web/a.js', sha256: 'a', size: 1 }] }],
    readFile: async () => Promise.reject(new Error('the database is away')),
    setAside: () => {},
    takeBack: () => {},
  };
  const prepare = () => Promise.reject(new Error('not called'));
  await expect(renderFirstSet({ store, prepare })).rejects.toThrow('the database is away');
});
