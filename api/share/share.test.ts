import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { finishText } from '@platform/server/pages/cache/finished-page';
import type { PageCard } from '@studio/cards/page-card';
import { readPageCard, sharePath } from '@studio/cards/page-card';
import type { MiddlewareHandler } from 'hono';
import sharp from 'sharp';
import { buildProgram } from '../build-program.fixture.ts';
import { BusyError, createDrawer } from './draw.ts';
import { createImages } from './images.ts';
import { createShare } from './routes.ts';

const ORIGIN = 'https://site.example';
const site = { name: 'Hello Ltd' };
const unlimited: MiddlewareHandler = (_, next) => next();
const card = (rest: Partial<PageCard> = {}): PageCard => ({
  ...{ title: 'A page', about: 'WebPage', count: 0, url: `${ORIGIN}/page`, images: [] },
  ...rest,
});

const graphOf = (url: string, title: string) => [{ '@type': 'WebPage', '@id': ORIGIN + url, name: title }];

/** Returns a page as the cache has it. */
const documentOf = (url: string, title: string) =>
  finishText('set', {
    type: 'text/html',
    text: `<title>${title}</title><script type="application/ld+json">${JSON.stringify({ '@graph': graphOf(url, title) })}</script><body>`,
  });

const pathOf = (url: string, title: string) => sharePath(readPageCard(graphOf(url, title), ORIGIN + url), site.name);

/** Creates the routes of a site with one page, whose title can be changed. */
function setUp(origin: () => string | undefined = () => ORIGIN) {
  const live = new Map([['/about', 'About us']]);
  const draw = jest.fn(async (_: PageCard, __: string) => new Uint8Array([1, 2, 3]));
  const document = jest.fn(async (url: string) => {
    const title = live.get(url);
    return title === undefined ? undefined : documentOf(url, title);
  });
  const app = createShare({ site, pages: { document }, origin, draw, limit: unlimited });
  return { live, draw, document, get: (path: string, headers = {}) => app.request(path, { headers }) };
}

describe('share pictures', () => {
  it('are drawn once for all requests, and sent with a tag', async () => {
    const { get, draw } = setUp();
    const path = pathOf('/about', 'About us');
    const [response] = await Promise.all([get(path), get(path), get(path)]);
    expect([response?.status, response?.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(new Uint8Array((await response?.arrayBuffer()) ?? [])).toEqual(new Uint8Array([1, 2, 3]));
    expect(draw).toHaveBeenCalledTimes(1);
    expect(draw).toHaveBeenCalledWith(expect.objectContaining({ title: 'About us' }), 'Hello Ltd');
    const tag = response?.headers.get('ETag') ?? '';
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(304);
  });

  it('lead from an old version to that of the live page', async () => {
    const { get, live, draw } = setUp();
    const old = pathOf('/about', 'About us');
    live.set('/about', 'What we do');
    const response = await get(old);
    expect([response.status, response.headers.get('Location')]).toEqual([302, pathOf('/about', 'What we do')]);
    expect(draw).not.toHaveBeenCalled();
  });

  it('are gone with their page', async () => {
    const { get, live } = setUp();
    const path = pathOf('/about', 'About us');
    expect((await get(path)).status).toBe(200);
    live.delete('/about');
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    '/share/x.jpg',
    '/share/x.jpg?page=',
    '/share/x.jpg?page=about',
    '/share/x.jpg?page=/nowhere',
    '/share/x.jpg?page=https://other.example/about',
    `/share/x.jpg?page=/${'a'.repeat(5000)}`,
    '/share/..%2F..%2Fetc%2Fpasswd?page=/nowhere',
  ])('are of live pages only: %s', async (path) => {
    const { get, draw } = setUp();
    const response = await get(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(draw).not.toHaveBeenCalled();
  });

  it('need the address of the site', async () => {
    expect((await setUp(() => undefined).get(pathOf('/about', 'About us'))).status).toBe(404);
  });

  it('are not tried again at once if they cannot be drawn, but are if others were before them', async () => {
    const { get, draw } = setUp();
    const path = pathOf('/about', 'About us');
    draw.mockRejectedValueOnce(new BusyError());
    expect((await get(path)).status).toBe(503);
    draw.mockRejectedValueOnce(new Error('hostile'));
    expect((await get(path)).status).toBe(503);
    expect((await get(path)).headers.get('Retry-After')).toBe('60');
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

describe('the program that draws', () => {
  let program = '';
  beforeAll(async () => {
    program = await buildProgram('draw-program', "import './share/draw-program.ts';");
  });

  const red = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path fill="red" d="M0 0h8v6H0z"/></svg>',
  );
  const JPEG = { format: 'jpeg', width: 1200, height: 630 };
  const drawWith = (images: readonly Uint8Array[], seconds = 60) =>
    createDrawer({ readImages: async () => images, program, seconds });

  /** Returns the colour of the middle of the drawing. */
  const colourOf = async (bytes: Uint8Array) => {
    const pixel = await sharp(bytes).extract({ left: 1000, top: 300, width: 1, height: 1 }).raw().toBuffer();
    return [...pixel].map((channel) => Math.round(channel / 51));
  };

  it('draws title and pictures', async () => {
    const drawn = await drawWith([red])(card(), 'Hello Ltd');
    expect(await sharp(drawn).metadata()).toMatchObject(JPEG);
    expect(await colourOf(drawn)).toEqual([5, 0, 0]);
  });

  const bomb = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="8" height="8"><defs><path id="a0" d="M0 0h1"/>${Array.from({ length: 30 }, (_, i) => `<g id="a${i + 1}">${`<use x:href="#a${i}"/>`.repeat(10)}</g>`).join('')}</defs><use x:href="#a30"/></svg>`;

  it.each([
    ['a damaged picture', Buffer.from('\x89PNG\r\n\x1a\n')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    [
      'a drawing of too many pixels',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
    ],
  ])('draws lines in place of %s', async (_, image) => {
    const [drawn, plain] = await Promise.all([
      drawWith([image])(card(), 'Hello Ltd'),
      drawWith([])(card(), 'Hello Ltd'),
    ]);
    expect(drawn).toEqual(plain);
  });

  it('draws a picture in spite of a drawing of 10 ** 30 lines', async () => {
    expect(await sharp(await drawWith([Buffer.from(bomb)], 20)(card(), 'Hello Ltd')).metadata()).toMatchObject(JPEG);
  }, 90_000);

  it('shows no file of the machine', async () => {
    const file = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><path fill="red" d="M0 0h8v6H0z"/><image href="file:///etc/hostname" width="8" height="6"/><image href="http://127.0.0.1:9/x" width="8" height="6"/></svg>`;
    expect(await colourOf(await drawWith([Buffer.from(file)])(card(), 'Hello Ltd'))).toEqual([5, 0, 0]);
  });

  it('draws texts that are markup, endless or in no typeface', async () => {
    for (const title of [
      '</svg><script>alert(1)</script>',
      'W'.repeat(160),
      'যোগাযোগ',
      '\u202e\0\ud800 x',
      '&#x0;&lol;',
    ]) {
      expect(await sharp(await drawWith([])(card({ title, second: title }), 'Hello Ltd')).metadata()).toMatchObject(
        JPEG,
      );
    }
  }, 60_000);

  it('is ended when it takes too long, and other drawings follow', async () => {
    await expect(drawWith([], 0.001)(card(), 'Hello Ltd')).rejects.toThrow('Command failed');
    expect(await sharp(await drawWith([])(card(), 'Hello Ltd')).metadata()).toMatchObject(JPEG);
  });

  it('lets twenty drawings wait, and no more', async () => {
    const draw = createDrawer({ readImages: () => new Promise(() => {}), program });
    for (let i = 0; i < 20; i++) void draw(card(), 'Hello Ltd');
    await expect(draw(card(), 'Hello Ltd')).rejects.toThrow(BusyError);
  });
});

describe('createImages', () => {
  const hash = 'ab'.repeat(32);
  const releases = [
    {
      name: 'blog',
      files: [
        { path: 'web/kettle.svg', sha256: hash, size: 5 },
        { path: 'web/big.svg', sha256: hash, size: 9e6 },
        { path: 'server/routes.svg', sha256: hash, size: 5 },
      ],
    },
  ];
  const readFile = async (sha256: string) =>
    sha256 === hash ? new Uint8Array(5) : Promise.reject(new Error('no such file'));
  const read = createImages({ files: { readFile }, pages: { releases }, origins: () => [ORIGIN, undefined] });

  it.each([
    [`${ORIGIN}/assets/blog/kettle.svg`, 1],
    [`${ORIGIN}/media/${hash}.webp`, 1],
    [`${ORIGIN}/media/${'0'.repeat(64)}.webp`, 0],
    [`${ORIGIN}/assets/blog/big.svg`, 0],
    [`${ORIGIN}/assets/blog/routes.svg`, 0],
    [`${ORIGIN}/assets/blog/..%2Fserver%2Froutes.svg`, 0],
    [`${ORIGIN}/assets/other/kettle.svg`, 0],
    ['https://other.example/assets/blog/kettle.svg', 0],
    ['file:///etc/passwd', 0],
    ['data:image/svg+xml,<svg/>', 0],
  ])('reads %s: %i', async (address, count) => {
    expect(await read([address])).toHaveLength(count);
  });
});
