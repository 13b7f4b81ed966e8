import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { PREVIEW_HEADER, type StoredRelease } from '@platform/contract/release';
import { changedPages } from './changed-pages.ts';

/** Path and content of each file below `web/`, and HTML of each page. */
interface Version {
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, string>>;
}

const chunk = (name: string, digit: string) => `${name}.${digit.repeat(10)}.js`;

/** Text of an entry that lists the chunks with their hashes. */
const entry = (about: string, late: string) => `load({"about":"${about.repeat(10)}","late":"${late.repeat(10)}"})`;

/** HTML of a page, with the entry that every page of the remote has. */
const page = (text: string, ...scripts: string[]) =>
  `${scripts.map((file) => `<link rel="modulepreload" href="/assets/docs/${file}">`).join('')}<p>${text}</p>`;

const CHUNKS = {
  [chunk('about', '1')]: 'about()',
  [chunk('home', '1')]: 'home("late")',
  [chunk('late', '1')]: 'late()',
};

const LIVE: Version = {
  files: { ...CHUNKS, [chunk('entry', '1')]: entry('1', '1') },
  pages: {
    '/about': page('About', chunk('entry', '1'), chunk('about', '1')),
    '/': page('Home', chunk('entry', '1'), chunk('home', '1')),
  },
};

const stored = (digit: string, { files }: Version) =>
  ({
    name: 'docs',
    version: digit.repeat(64),
    files: Object.keys(files).map((file) => ({ path: `web/${file}`, sha256: '', size: 1 })),
    pages: [{ path: '/', scripts: [chunk('entry', digit)] }],
  }) as unknown as StoredRelease;

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Returns the paths of the pages that differ between the live version and the next one. */
async function changed(next: Version): Promise<string[]> {
  const server = createServer(({ url = '', headers }, response) => {
    const { pages } = headers[PREVIEW_HEADER.toLowerCase()] === 'key' ? next : LIVE;
    const file = url.replace('/assets/docs/', '');
    const text = pages[url] ?? { ...LIVE.files, ...next.files }[file];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const pages = ['/about', '/'].map((url) => ({ url, status: 200 }));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await changedPages(
    url,
    { live: stored('1', LIVE), next: stored('2', next) },
    { key: 'key', set: '', pages },
  );
  return found.map((each) => each.url);
}

it.each<[string, Version, string[]]>([
  [
    'nothing but the names of files',
    {
      files: { ...CHUNKS, [chunk('entry', '2')]: entry('1', '1') },
      pages: {
        '/about': page('About', chunk('entry', '2'), chunk('about', '1')),
        '/': page('Home', chunk('entry', '2'), chunk('home', '1')),
      },
    },
    [],
  ],
  [
    'the text of a page',
    {
      files: { ...CHUNKS, [chunk('entry', '2')]: entry('1', '1') },
      pages: { ...LIVE.pages, '/about': page('About us', chunk('entry', '2'), chunk('about', '1')) },
    },
    ['/about'],
  ],
  [
    'the script of a page',
    {
      files: { ...CHUNKS, [chunk('entry', '2')]: entry('2', '1'), [chunk('about', '2')]: 'about(2)' },
      pages: { ...LIVE.pages, '/about': page('About', chunk('entry', '2'), chunk('about', '2')) },
    },
    ['/about'],
  ],
  [
    'a script that a page loads later',
    {
      files: {
        [chunk('entry', '2')]: entry('1', '2'),
        [chunk('about', '1')]: 'about()',
        [chunk('home', '1')]: 'home("late")',
        [chunk('late', '2')]: 'late(2)',
      },
      pages: LIVE.pages,
    },
    ['/'],
  ],
  [
    'a script of no page',
    {
      files: { ...CHUNKS, [chunk('entry', '2')]: entry('1', '1'), [chunk('worker', '2')]: 'work()' },
      pages: LIVE.pages,
    },
    ['/about', '/'],
  ],
  [
    'the code of the entry',
    { files: { ...CHUNKS, [chunk('entry', '2')]: `${entry('1', '1')}; other()` }, pages: LIVE.pages },
    ['/about', '/'],
  ],
])('finds the pages that change with %s', async (_, next, expected) => {
  expect(await changed(next)).toEqual(expected);
});
