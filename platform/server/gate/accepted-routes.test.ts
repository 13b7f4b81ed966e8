import { expect, it } from '@jest/globals';
import { versionOf } from '@platform/build/gate/built-release';
import { routeViolations } from '@platform/build/gate/checks';
import { parseRoutes } from '@platform/build/gate/paths/described-routes';
import { addressesOf } from '../release-set/addresses.ts';
import { fromRow, isReadable, type Release, toRow } from '../release-set/release.ts';
import { releaseSetOf } from '../release-set/release-set.ts';
import { release } from '../render/fixtures.fixture.ts';

/** The list of each remote. */
const FILES = [{ path: 'release.json', sha256: 'f'.repeat(64), size: 1 }];

/** Number of remotes that are tried. */
const CASES = 20_000;

/** Returns a function that returns the same pseudo-random whole numbers below `max` in every run. */
function createRandom() {
  let state = 285;
  return (max: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
}

const TEXTS = [
  ...'/ /a /A /a/ //a /a/b /:id /a/:id /a/:id/ /% /%41 /a?b /a#b /é /a/é /.. /a/.. /* a :id'.split(' '),
  ...['', '/\ud800', '/e\u0301', '/a b', '/__proto__', '/constructor', '/:__proto__', '/a\u0000'],
];
const NOT_TEXTS = [undefined, null, 0, 1, true, false, [], {}, [null], [[]], Number.NaN, Number.POSITIVE_INFINITY];
const LISTS = [['/a/b', '/a/é'], ['/a'], [], ['/a/b', '/a/B'], ['/\ud800'], ['/a/constructor'], ['/a/b/']];
const RECORDS: readonly unknown[] = [
  { a: ['b'] },
  { a: [] },
  { '\ud800': ['a'] },
  { constructor: ['a'] },
  { a: ['\ud800'] },
  { a: 'b' },
  { 'a&b=c': ['&', '='] },
];

it('every route that the gate accepts can be stored, read and served', () => {
  const random = createRandom();
  const pick = (values: readonly unknown[]) => values[random(values.length)];
  // Half of the fields are sound, so that many cases pass.
  const field = (sound: unknown, values: readonly unknown[]) =>
    random(4) > 0 ? sound : pick([...values, ...NOT_TEXTS]);
  const route = () => ({
    path: field(pick(['/', '/a', '/a/:id', '/b']), TEXTS),
    title: field('A page', TEXTS),
    description: field('Of a test.', TEXTS),
    layout: field('public', ['bare', 'weird', ...TEXTS]),
    private: field(false, [true, 'no']),
    revalidate: field(undefined, [0, 1, 60, 1.5, -1, 1e9, '60', null]),
    search: field(undefined, RECORDS),
    paths: field(null, LISTS),
    missing: field(undefined, ['/a/-', ...TEXTS]),
    files: field([], [['a.js'], ['constructor.js'], TEXTS]),
  });

  let accepted = 0;
  for (let i = 0; i < CASES; i += 1) {
    const parsed = parseRoutes(Array.from({ length: random(4) }, route));
    if ('violations' in parsed) continue;
    const routes = parsed.routes.map((described) => ({ ...described, chunks: [] }));
    if (routeViolations(routes).length > 0) continue;
    accepted += 1;

    const remote: Release = { ...release('marketing', versionOf(FILES), routes), files: FILES };
    const stored = fromRow(toRow(remote));
    if (!isReadable(stored)) throw new Error(`${stored.fault} in ${JSON.stringify(routes)}`);
    const set = releaseSetOf([release('shell', 'v1'), stored]);
    if (!set) throw new Error('the set has a shell');
    const addresses = addressesOf(set);
    for (const path of addresses.listed) expect(addresses.find(encodeURI(path), '')).toMatchObject({ kind: 'page' });
  }
  expect(accepted).toBeGreaterThan(CASES / 50);
});
