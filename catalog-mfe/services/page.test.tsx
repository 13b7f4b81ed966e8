import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/client/lists-seed';
import { cleanup, screen } from '@testing-library/react';
import { servicePages, serviceSlugs } from '../content/services.ts';
import { answers, browse, listPaths, mockApi } from './page.fixture.tsx';
import { loader } from './page.tsx';

const silence = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
let logged: ReturnType<typeof silence>;

beforeEach(() => {
  logged = silence();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const isLoading = () => screen.queryByRole('status') !== null;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const shown = (text: string) => screen.queryByText(text) !== null;
const logs = () => logged.mock.calls.map(([text]) => String(text).split(' ')[0]);

describe('on a navigation in the browser', () => {
  test('the three lists are fetched at once, and the page shows only LOADING..... until the slowest has arrived', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    expect(site.calls.map(({ path }) => path)).toEqual(listPaths);
    for (const path of listPaths) {
      expect(screen.getByRole('status').textContent).toBe('LOADING.....');
      expect(document.body.textContent).toBe('LOADING.....');
      await site.answer(path);
    }
    expect(isLoading()).toBe(false);
    expect(heading()).toBe('SEO Services');
    expect(['Fetched service', 'Fetched case', 'Fetched praise.'].every(shown)).toBe(true);
    expect(['Shirin Akter', 'Owner'].every(shown)).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  test('the page keeps loading while one list hangs', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    await site.answer('/api/services');
    await site.answer('/api/testimonials', new Error('offline'));
    expect(isLoading()).toBe(true);
  });

  test('a list that fails is logged, and its section shows the built-in entries', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    await site.answer('/api/services');
    await site.answer('/api/case-studies', new Response(null, { status: 503 }));
    await site.answer('/api/testimonials');
    expect(shown('Fetched service') && shown('Fetched praise.')).toBe(true);
    expect(CASE_STUDIES.every(({ title }) => shown(title))).toBe(true);
    expect(shown('Fetched case')).toBe(false);
    expect(logs()).toEqual(['/api/case-studies']);
  });

  test('the page shows the built-in entries if all lists fail: no connection, wrong entries, no JSON', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    await site.answer('/api/services', new Error('offline'));
    await site.answer('/api/case-studies', Response.json([{ title: 1 }]));
    await site.answer('/api/testimonials', new Response('<html>'));
    expect(heading()).toBe('SEO Services');
    expect(SERVICES.every(({ title }) => shown(title))).toBe(true);
    expect(CASE_STUDIES.every(({ title }) => shown(title))).toBe(true);
    expect(TESTIMONIALS.every(({ text }) => shown(text))).toBe(true);
    expect(logs().sort()).toEqual([...listPaths].sort());
  });

  test('the page shows texts in place of empty lists', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    for (const path of listPaths) await site.answer(path, Response.json([]));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
    expect(shown('Nobody is quoted at the moment.')).toBe(true);
  });

  test('the second mount of StrictMode aborts no request', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    expect(site.calls.map(({ signal }) => signal?.aborted)).toEqual([false, false, false]);
  });

  test('leaving while the page loads aborts the requests and logs nothing', async () => {
    const site = mockApi();
    const { go } = await browse(site.api, '/services/seo');
    await go('/');
    expect(heading()).toBe('Home');
    expect(site.calls.map(({ signal }) => signal?.aborted)).toEqual([true, true, true]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('a navigation to another service aborts the requests of the first and loads the lists again', async () => {
    const site = mockApi();
    const { go } = await browse(site.api, '/services/seo');
    await go('/services/mern');
    expect(isLoading()).toBe(true);
    expect(site.calls.map(({ signal }) => signal?.aborted)).toEqual([true, true, true, false, false, false]);
    for (const path of listPaths) await site.answer(path);
    expect(heading()).toBe('MERN Applications');
    await go('/services/shopify');
    expect(document.body.textContent).toBe('LOADING.....');
  });

  test('an unknown service shows the error page and fetches nothing', async () => {
    const site = mockApi();
    await browse(site.api, '/services/constructor');
    expect(heading()).toBe('Oops!');
    expect(site.calls).toEqual([]);
  });
});

describe('a page that the server rendered', () => {
  const lists = {
    services: answers['/api/services'],
    caseStudies: answers['/api/case-studies'],
    testimonials: answers['/api/testimonials'],
  };

  test('gets all lists from the loader on the server', async () => {
    const api = async (path: string) => Response.json(answers[path as keyof typeof answers]);
    const request = new Request('http://site.invalid/services/seo');
    const data = await loader({ params: { slug: 'seo' }, request, context: { api, onServer: true } });
    expect(data).toEqual(lists);
  });

  test('gets built-in entries from the loader on the server if a list fails', async () => {
    const api = async () => new Response(null, { status: 500 });
    const request = new Request('http://site.invalid/services/seo');
    const data = await loader({ params: { slug: 'seo' }, request, context: { api, onServer: true } });
    expect(data).toEqual({ services: SERVICES, caseStudies: CASE_STUDIES, testimonials: TESTIMONIALS });
    expect(logged).toHaveBeenCalledTimes(3);
  });

  test('is shown in the browser without fetching or loading', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo', lists);
    expect(heading()).toBe('SEO Services');
    expect(shown('Fetched service')).toBe(true);
    expect(site.calls).toEqual([]);
  });
});

test('each of the six services has a page with its name in the texts and in the link to the contact page', async () => {
  expect(serviceSlugs).toHaveLength(6);
  for (const slug of serviceSlugs) {
    const { title, intro, description } = servicePages[slug];
    const lists = { services: [], caseStudies: [], testimonials: [] };
    await browse(mockApi().api, `/services/${slug}`, lists);
    expect(heading()).toBe(title);
    expect(intro.toLowerCase()).toContain(title.toLowerCase());
    expect(description.toLowerCase()).toContain(title.toLowerCase());
    const action = screen.getByRole('link', { name: 'Get in Touch' });
    const { pathname, searchParams } = new URL(action.getAttribute('href') ?? '', 'http://site.invalid');
    expect([pathname, searchParams.get('subject')]).toEqual(['/contact', title]);
    cleanup();
  }
});
