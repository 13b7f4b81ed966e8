import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkPages } from '@platform/cli/browser-check/check-pages';
import { findBrowser } from '@platform/cli/testing/browser';
import { PAGE_SETTLED_EVENT } from '@platform/contract/page-settled';
import { expect, test } from '../support/test.ts';

const SETTLE = `document.dispatchEvent(new Event('${PAGE_SETTLED_EVENT}'));`;

/** Scripts of pages by path: the first one is sound, the others hang. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/sound': SETTLE,
  '/waits': '',
  '/loops': `${SETTLE} setTimeout(() => { for (;;); }, 9000);`,
  '/requests': `${SETTLE} const ask = () => fetch('/sound').finally(ask); for (let i = 0; i < 5; i += 1) ask();`,
  '/grows': `${SETTLE} addEventListener('scroll', () => { document.body.style.height = scrollY + 5000 + 'px'; });`,
};

let server: Server;

test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><body style="height: 200vh"><script>${SCRIPTS[url]}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

// In the full tier: render-pool.test.ts tests the same without a site.
test('a page that waits, loops, requests or grows without end is refused @full', async () => {
  const { port } = server.address() as AddressInfo;
  // No page is slow: it hangs, or it does not.
  const check = { url: `http://127.0.0.1:${port}`, timeout: 4000, browser: findBrowser() ?? '' };
  // As many as are opened at once: after the first that hangs, no other is opened.
  const pages = ['/waits', '/loops', '/requests', '/grows'].map((url) => ({ url, status: 200 }));
  const { violations } = await checkPages(check, { key: 'key', pages });
  expect(violations.map(({ field, message }) => `${field} ${message.replace(/: end the loop.*/, '')}`)).toEqual([
    '/waits is not hydrated within 4 s',
    expect.stringMatching(/^\/loops (?:does not answer|is not idle) within 4 s(?:, as|$)/),
    expect.stringMatching(/^\/requests is not idle within 4 s(?:, as \/sound has no response)?$/),
    '/grows grows while it is scrolled, to more than 200 screens',
  ]);
});
