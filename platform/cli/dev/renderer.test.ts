import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { PageData } from '@platform/contract/render';
import { createDevRenderer, type DevRenderer, newEntry } from './renderer.ts';

const SHELL = `
exports.shared = { react: 'the shell’s React' };
exports.render = async ({ url, remote, layoutOnly, isPrivate, registry, api }) => {
  const text = remote && !layoutOnly ? await remote.routes[0].text(api) : '';
  const html = JSON.stringify({ url, remote: remote && remote.name, layoutOnly, isPrivate, text, known: Object.keys(registry.microFrontends) });
  return { status: 200, html, inlineStyles: [], inlineScripts: [] };
};`;

const ROUTES = `
const react = require('react');
const { label } = require('./label.js');
exports.default = [
  { path: '/old', text: async (api) => label + ' ' + react + ' ' + (await (await api('/api/who')).text()) },
  { path: '/secret', handle: { private: true, layout: 'bare' } },
  { path: '/parts', children: [{ path: '/parts/new' }] },
];`;

let folder: string;
let site: string;
let renderer: DevRenderer;
/** The compilation that the development servers serve. */
let served = '1';
const servers: Server[] = [];

const LIVE = {
  ...newEntry(),
  extras: { ...newEntry().extras, routes: [{ path: '/old', layout: 'public' as const, chunks: [] }] },
};
const SHOP = {
  ...newEntry(),
  extras: { ...newEntry().extras, routes: [{ path: '/shop', layout: 'bare' as const, chunks: [] }] },
};

beforeAll(async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  const registry = JSON.stringify({ schema: '', microFrontends: { blog: [LIVE] } });
  const server = createServer(({ url = '' }, response) => {
    const text = url === '/api/registry' ? registry : 'the site';
    response.end(url.endsWith('/build.txt') ? served : text);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await Promise.all(['shell', 'blog'].map((name) => mkdir(join(folder, name, 'server'), { recursive: true })));
  await writeFile(join(folder, 'shell/server/render.js'), SHELL);
  await writeFile(join(folder, 'blog/server/routes.js'), ROUTES);
  await compiled('1', 'first');
  renderer = createDevRenderer(
    site,
    ['shell', 'blog'].map((name) => ({ name, url: site, cwd: folder, folder: join(folder, name) })),
  );
});
afterAll(async () => {
  jest.restoreAllMocks();
  renderer.close();
  for (const server of servers) server.close().closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

async function compiled(id: string, label: string, error = ''): Promise<void> {
  await writeFile(join(folder, 'blog/server/label.js'), `${error}exports.label = ${JSON.stringify(label)};`);
  for (const name of ['shell', 'blog'])
    await writeFile(join(folder, name, 'build.json'), JSON.stringify({ id, errors: [] }));
}

/** Returns what the shell rendered of a page that the site sent. */
async function rendered(url: string, remote: string | null, status = 200, entries: object = {}) {
  const data = { root: {}, registry: { schema: '', microFrontends: entries }, remote, hydration: null } as PageData;
  const { page } = await renderer.render({ url, status, data });
  return page && { status: page.status, ...JSON.parse(page.html) };
}

test('renders a page by the newest server bundles, with data of the site', async () => {
  expect(await rendered('/old?a=b', 'blog')).toMatchObject({
    status: 200,
    url: '/old?a=b',
    remote: 'blog',
    text: 'first the shell’s React the site',
  });
});

test('waits for the server bundle of the compilation that browsers get', async () => {
  served = '2';
  const page = rendered('/old', 'blog');
  await compiled('2', 'second');
  expect(await page).toMatchObject({ text: 'second the shell’s React the site' });
});

test('leaves private pages, and those of other remotes, to the browser', async () => {
  expect(await rendered('/secret', 'blog')).toMatchObject({ remote: 'blog', layoutOnly: 'bare', isPrivate: true });
  const shop = await rendered('/shop', 'shop', 404, { shop: [SHOP] });
  expect(shop).toMatchObject({ status: 404, remote: 'shop', layoutOnly: 'bare', isPrivate: false });
});

test('renders pages that the site lacks, and no page that the site knows to be missing', async () => {
  expect(await rendered('/parts/new', null, 404)).toMatchObject({ status: 200, remote: 'blog', known: ['blog'] });
  expect(await rendered('/old', null, 404)).toMatchObject({ remote: null, known: [] });
  expect(await rendered('/nowhere', null, 404)).toMatchObject({ remote: null });
});

test('lists the pages of developed remotes', async () => {
  expect(await renderer.pages()).toEqual({
    blog: [
      { path: '/old', layout: 'public', isPrivate: false },
      { path: '/secret', layout: 'bare', isPrivate: true },
      { path: '/parts/new', layout: 'public', isPrivate: false },
    ],
  });
});

test('leaves the pages of a remote that cannot be loaded to the browser', async () => {
  served = '3';
  await compiled('3', 'third', 'throw new Error("broken");');
  expect(await rendered('/old', 'blog', 200, { blog: [LIVE] })).toMatchObject({ remote: 'blog', layoutOnly: 'public' });
  expect(await renderer.pages()).toEqual({});
  served = '4';
  await compiled('4', 'fourth');
  expect(await rendered('/old', 'blog')).toMatchObject({ text: expect.stringContaining('fourth') });
});
