import { expect, it } from '@jest/globals';
import { Hono } from 'hono';
import * as v from 'valibot';
import { addressesOf } from '../release-set/addresses.ts';
import { releaseSetOf } from '../release-set/release-set.ts';
import { release, route } from '../render/fixtures.fixture.ts';
import { violationReport } from '../reports/violations.ts';
import { unmatched } from './api-responses.ts';
import { clientKey } from './client-address.ts';
import { matchesEtag, negotiate } from './encoding.ts';
import { longestTime, MAX_TEXT_MS } from './hostile-text.fixture.ts';
import { mediaType } from './limits/body.ts';
import { isLoopbackHost } from './loopback.ts';
import { createStrictTransport, responseHeaders } from './response-headers.ts';
import { sameSite } from './same-site.ts';

/** Texts for each place, and their characters: Node reads at most 16 kB of a request's line and headers. */
const COUNT = 100;
const LENGTH = 16_000;

const set = releaseSetOf([
  release('shell', '1'),
  release('marketing', '1', [
    route('/'),
    route('/blogs', { search: { category: ['Tech'] } }),
    route('/post/:id', { paths: ['/post/kettle'], missing: '/post/-' }),
    route('/a/:b/c/:d/e/:f'),
  ]),
]);
if (!set) throw new Error('the set has no shell');
const { find } = addressesOf(set);

/** An app with all that reads headers. Its routes respond to any path. */
const app = new Hono()
  .use(responseHeaders(createStrictTransport({ trustedHops: 3 })), sameSite({ publicUrl: 'https://site.example' }))
  .post('/lists/:id/*', (c) => c.text(mediaType(c) + clientKey(c, 2)))
  .all('*', (c) => c.text(clientKey(c, 1)));
app.all(
  '*',
  unmatched(() => app),
);

/** Characters that a header can have. */
const headerOf = (text: string) => text.replace(/[^\x20-\x7e]/g, '~');

it.each<[place: string, read: (text: string) => unknown]>([
  ['Accept-Encoding', negotiate],
  ['If-None-Match', (text) => matchesEtag(text, '"a"')],
  ['a path', (text) => find(`/${text}`, '')],
  ['a path of a route with parameters', (text) => find(`/a/${text}/e/f`, '')],
  ['a search', (text) => find('/blogs', text)],
  ['a host', isLoopbackHost],
  ['X-Forwarded-Proto', (text) => app.request('/', { headers: { 'X-Forwarded-Proto': headerOf(text) } })],
  ['X-Forwarded-For', (text) => app.request('/', { headers: { 'X-Forwarded-For': headerOf(text) } })],
  ['Origin', (text) => app.request('/', { method: 'POST', headers: { Origin: headerOf(text) } })],
  ['Content-Type', (text) => app.request('/lists/1/', { method: 'POST', headers: { 'Content-Type': headerOf(text) } })],
  [
    'a path of the API',
    (text) => app.request(`/lists/${encodeURIComponent(Buffer.from(text).toString())}`, { method: 'PUT' }),
  ],
  [
    'a report',
    (text) =>
      v.safeParse(violationReport, {
        'csp-report': { 'document-uri': text, 'blocked-uri': text, 'violated-directive': text },
      }),
  ],
])('hostile texts in %s take a bounded time', async (_, read) => {
  expect(await longestTime(COUNT, LENGTH, read)).toBeLessThan(MAX_TEXT_MS);
});
