import { expect, it } from '@jest/globals';
import { type PageInputs, pageInputs, type RemoteTexts } from './page-inputs.ts';

const load = (chunk: string) => `__webpack_require__.e(/* import() | ${chunk} */ "${chunk}")`;

const INFO = { name: 'docs', contract: 1, shared: { react: '19' }, entry: 'entry.1111111111.js' };

const HOME = { server: ['home.js'], chunks: ['home.aaaaaaaaaa.js'], description: { path: '/' } };
const ABOUT = {
  server: ['about.js'],
  chunks: ['about.bbbbbbbbbb.js', 'about.cccccccccc.css'],
  description: { path: '/about' },
};

/** A remote with two pages. The home page loads a chunk later; both load a shared one. */
const LIVE = {
  info: { ...INFO, chunks: { routes: ['routes.2222222222.js'] } },
  integrity: {
    'entry.1111111111.js': 'sha384-entry',
    'home.aaaaaaaaaa.js': 'sha384-home',
    'about.bbbbbbbbbb.js': 'sha384-about',
    'about.cccccccccc.css': 'sha384-style',
  },
  server: {
    'routes.js': `{ path: "/", lazy: () => ${load('home')} }, { path: "/about", lazy: () => ${load('about')} }`,
    'home.js': `home(); ${load('late')}; ${load('both')}`,
    'about.js': `about(); ${load('both')}`,
    'late.js': 'late()',
    'both.js': 'both()',
  },
  web: {
    'entry.1111111111.js': 'f={home:"aaaaaaaaaa",about:"bbbbbbbbbb"},i={home:"sha384-home"}',
    'routes.2222222222.js': 'n.e("home");n.e("about")',
    'home.aaaaaaaaaa.js': 'home(),n.e("late")',
    'about.bbbbbbbbbb.js': 'about()',
    'about.cccccccccc.css': '.about{}',
    'late.dddddddddd.js': 'late()',
  },
  routes: [HOME, ABOUT],
} satisfies RemoteTexts;

type Change = Partial<RemoteTexts>;

const server = (files: Record<string, string>): Change => ({ server: { ...LIVE.server, ...files } });
const web = (files: Record<string, string>): Change => ({ web: { ...LIVE.web, ...files } });

/** Returns the pages that differ from those of `before`, by what a browser loads, and by their HTML if that is other. */
function changed(change: Change, before: RemoteTexts = LIVE): string[] {
  const [live, next] = [pageInputs(before), pageInputs({ ...before, ...change })];
  const differing = (kind: keyof PageInputs) =>
    before.routes.flatMap(({ description }, i) =>
      live[i]?.[kind] === next[i]?.[kind] ? [] : [(description as { path: string }).path],
    );
  const [html, browser] = [differing('html'), differing('browser')];
  return [...html, ...browser.filter((path) => !html.includes(path)).map((path) => `${path} in a browser`)];
}

const BOTH = ['/', '/about'];

it.each<[string, Change, string[]]>([
  ['nothing', {}, []],
  [
    'the hashes of files alone',
    {
      info: { ...INFO, entry: 'entry.eeeeeeeeee.js', chunks: { routes: ['routes.eeeeeeeeee.js'] } },
      integrity: { 'home.eeeeeeeeee.js': 'sha384-next', 'about.bbbbbbbbbb.js': 'sha384-about' },
      web: {
        ...Object.fromEntries(
          Object.entries(LIVE.web).map(([name, text]) => [name.replace(/1{10}|2{10}|a{10}|d{10}/, 'eeeeeeeeee'), text]),
        ),
        'entry.eeeeeeeeee.js': 'f={home:"eeeeeeeeee",about:"bbbbbbbbbb"},i={home:"sha384-next"}',
      },
    },
    [],
  ],
  ['the file of a page', server({ 'about.js': `about(2); ${load('both')}` }), ['/about']],
  ['the file that a page alone loads later', server({ 'late.js': 'late(2)' }), ['/']],
  ['a file that two pages load later', server({ 'both.js': 'both(2)' }), BOTH],
  ['a file that a page did not have before', server({ 'about.js': `about(); ${load('late')}` }), ['/about']],
  [
    'a file that is missing',
    { server: Object.fromEntries(Object.entries(LIVE.server).filter(([name]) => name !== 'late.js')) },
    ['/'],
  ],
  ['a loader in the file of the routes', server({ 'routes.js': `${LIVE.server['routes.js']}; loader()` }), BOTH],
  ['a file that no page is known to load', server({ 'worker.js': 'work()' }), BOTH],
  ['a server file that is no script', server({ 'words.json': '{}' }), BOTH],
  [
    'the runtime in the entry',
    web({ 'entry.1111111111.js': `${LIVE.web['entry.1111111111.js']};f2()` }),
    BOTH.map((path) => `${path} in a browser`),
  ],
  [
    'an entry in which two files are swapped',
    web({ 'entry.1111111111.js': 'f={home:"bbbbbbbbbb",about:"aaaaaaaaaa"},i={home:"sha384-home"}' }),
    BOTH.map((path) => `${path} in a browser`),
  ],
  [
    'a number in the entry that is no hash',
    web({ 'entry.1111111111.js': `${LIVE.web['entry.1111111111.js']};"0123456789"` }),
    BOTH.map((path) => `${path} in a browser`),
  ],
  ['the script of a page', web({ 'home.aaaaaaaaaa.js': 'home(2)' }), ['/ in a browser']],
  ['the script that a page loads later', web({ 'late.dddddddddd.js': 'late(2)' }), ['/ in a browser']],
  ['a style sheet', web({ 'about.cccccccccc.css': '.about{color:red}' }), ['/about in a browser']],
  ['a script of no page', web({ 'worker.dddddddddd.js': 'work()' }), BOTH.map((path) => `${path} in a browser`)],
  ['a shared package', { info: { ...LIVE.info, shared: { react: '20' } } }, BOTH],
  [
    'the paths of a route',
    { routes: [HOME, { ...ABOUT, description: { path: '/about', paths: ['/about'] } }] },
    ['/about'],
  ],
  [
    'a chunk that a page loads first',
    { routes: [{ ...HOME, chunks: ['home.aaaaaaaaaa.js', 'late.dddddddddd.js'] }, ABOUT] },
    ['/'],
  ],
])('changes the pages that can load it: %s', (_, change, expected) => {
  expect(changed(change)).toEqual(expected);
});

const routes = (text: string): RemoteTexts => ({
  ...LIVE,
  ...server({ 'routes.js': `${LIVE.server['routes.js']}; ${text}` }),
});

it.each<[string, RemoteTexts, string]>([
  ['the file of the routes loads it for another purpose', routes(`const later = () => ${load('about')}`), 'about.js'],
  ['the file of the routes loads it later', routes(`const later = () => ${load('late')}`), 'late.js'],
  ['the file of the routes computes what it loads', routes('__webpack_require__.e(names[1])'), 'about.js'],
  ['the file of the routes requires it', routes('require("./about.js")'), 'about.js'],
])('changes all pages with a page’s file if %s', (_, before, file) => {
  expect(changed({ server: { ...before.server, [file]: 'other()' } }, before)).toEqual(BOTH);
});

it.each([
  ['by a number', 'n.e(42)', '42.js'],
  ['by its file', "require('./part.js')", 'part.js'],
  ['by a computed name', 'n.e(names[1])', 'about.js'],
  ['right after another text', '"a b"-"part"', 'part.js'],
])('finds what a page loads %s', (_, text, file) => {
  const before = { ...LIVE, ...server({ 'home.js': text, [file]: LIVE.server[file as 'about.js'] ?? 'part()' }) };
  expect(changed({ server: { ...before.server, [file]: 'part(2)' } }, before)).toContain('/');
});

it('reads a large text with many comments and brackets in time that grows with its length', () => {
  const text = `${'.e(/* '.repeat(20_000)}${'/**/'.repeat(50_000)}${'"a'.repeat(50_000)}`;
  expect(changed(server({ 'home.js': text, 'routes.js': text }))).toEqual(BOTH);
});
