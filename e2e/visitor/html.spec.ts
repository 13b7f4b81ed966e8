import { publicPages } from '../expected-pages/pages.ts';
import { requestHtml } from '../support/http.ts';
import { crawl } from '../support/pages/crawl.ts';
import { htmlErrors } from '../support/pages/html-errors.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'validates some hundred documents: npm run test:all');

/** Wraps content in a valid document. */
const documentOf = (content: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Tea</title></head><body>${content}</body></html>`;

test('the HTML of every page, every mock-up and every error is valid', async ({ site }) => {
  // Reads and parses more than a hundred documents, beside other tests.
  test.setTimeout(300_000);
  const starts = [...publicPages.map(({ path }) => path), '/admin', '/admin/messages'];
  const { pages } = await crawl(site.url, starts);
  const documents = [...new Set([...starts, ...pages])];
  expect(documents.filter((path) => /^\/assets\/.*\.html$/.test(path))).toHaveLength(24);
  for (const path of documents) {
    expect.soft(await htmlErrors(await requestHtml(site.url, path)), path).toEqual([]);
  }
});

test('the validator accepts what is valid, and refuses what is not', async () => {
  const valid = '<main><h1 id="tea">Tea</h1><time datetime="05:10">5.10</time><time>2025-03-01</time></main>';
  expect(await htmlErrors(documentOf(valid))).toEqual([]);
  for (const invalid of [
    '<p><div>Tea</div></p>',
    '<ul><p>Tea</p></ul>',
    '<img alt="Tea">',
    '<a href="/"><button type="button">Tea</button></a>',
    '<p id="tea">Tea</p><p id="tea">Tea</p>',
    '<p id="tea">Tea</p><svg><path id="tea"></path></svg>',
    '<label for="tea">Tea</label>',
    '<time>5.10</time>',
    '<pre tabindex="0" aria-label="Tea">Tea</pre>',
    '<p>Tea</div>',
  ]) {
    expect(await htmlErrors(documentOf(invalid)), invalid).not.toEqual([]);
  }
});
