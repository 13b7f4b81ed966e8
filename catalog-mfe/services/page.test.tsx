import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RemoteApi } from '@platform/contract/remote-routes';
import { serviceSlugs } from '@studio/content/choices';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { defaultCaseStudies, defaultServices, defaultTestimonials } from '../content/default-lists.ts';
import { api as content } from '../content/seed.fixture.ts';
import { servicesPage } from '../content/services-page.ts';
import { answers, browse, listPaths, mockApi } from './page.fixture.tsx';
import { loader } from './page.tsx';
import type { PageData } from './page-data.ts';

const silence = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
let logged: ReturnType<typeof silence>;

beforeEach(() => {
  logged = silence();
  // Without a surface the posters stay stills.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // jsdom has no sizes, and nothing that watches them.
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Returns a service of the seed as its page shows it. */
async function serviceOf(slug: string) {
  const request = new Request(`http://site.invalid/services/${slug}`);
  const data = await loader({ params: { slug }, request, context: { api: content, onServer: true } });
  logged.mockClear();
  return (data as PageData).service;
}

const isLoading = () => screen.queryByText('LOADING.....') !== null;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** Texts by selector: roles take long on pages as large as these. */
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const shown = (text: string) => screen.queryAllByText(text).length > 0;
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

  test('a list that fails is logged, and its section shows the built-in entries', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    await site.answer('/api/services');
    await site.answer('/api/case-studies', new Response(null, { status: 503 }));
    await site.answer('/api/testimonials');
    expect(shown('Fetched service') && shown('Fetched praise.')).toBe(true);
    expect(defaultCaseStudies.every(({ title }) => shown(title))).toBe(true);
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
    expect(defaultServices.every(({ title }) => shown(title))).toBe(true);
    expect(defaultCaseStudies.every(({ title }) => shown(title))).toBe(true);
    expect(defaultTestimonials.every(({ text }) => shown(text))).toBe(true);
    expect(logs().sort()).toEqual([...listPaths].sort());
  });

  test('the page shows the title of the service and the lists if its texts cannot be read', async () => {
    const site = mockApi();
    const api: typeof site.api = (path, init) =>
      path.startsWith('/api/content/') ? Promise.resolve(new Response(null, { status: 503 })) : site.api(path, init);
    await browse(api, '/services/mern');
    for (const path of listPaths) await site.answer(path);
    expect([heading(), shown('Fetched service')]).toEqual(['MERN Applications', true]);
    expect(logs()).toEqual(['/api/content/services/mern']);
  });

  test('the page shows texts in place of empty lists', async () => {
    const site = mockApi();
    await browse(site.api, '/services/seo');
    for (const path of listPaths) await site.answer(path, Response.json([]));
    expect(texts('h2').slice(-5)).toEqual([
      'Results',
      'What clients say',
      'Questions before you sign',
      'Other services',
      expect.any(String),
    ]);
    const { services, caseStudies, testimonials } = servicesPage;
    expect([services, caseStudies, testimonials].every(({ empty }) => shown(empty))).toBe(true);
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
    services: [{ title: 'Fetched service', description: 'What it is.', slugs: [] }],
    caseStudies: [{ title: 'Fetched case', description: 'How it went.', slugs: [] }],
    testimonials: [{ text: 'Fetched praise.', clientName: 'Shirin Akter', position: 'Owner', slugs: [] }],
  };
  const load = async (api: RemoteApi) => {
    const request = new Request('http://site.invalid/services/seo');
    return loader({ params: { slug: 'seo' }, request, context: { api, onServer: true } });
  };

  test('gets its texts and all lists from the loader on the server', async () => {
    const data = await load(async (path) =>
      path.startsWith('/api/content/') ? content(path) : Response.json(answers[path as keyof typeof answers]),
    );
    expect(data).toEqual({ service: await serviceOf('seo'), lists });
  });

  test('gets built-in entries and its title from the loader on the server if all requests fail', async () => {
    const data = await load(async () => new Response(null, { status: 500 }));
    const builtIn = { services: defaultServices, caseStudies: defaultCaseStudies, testimonials: defaultTestimonials };
    expect(data).toMatchObject({ service: { title: 'SEO Services' }, lists: builtIn });
    expect(logged).toHaveBeenCalledTimes(4);
  });
});

describe('each of the six services', () => {
  const lists = { services: defaultServices, caseStudies: defaultCaseStudies, testimonials: defaultTestimonials };

  test.each(serviceSlugs)(
    '%s has its points and its own section, then the three lists, and both ends link to the contact page',
    async (slug) => {
      const service = await serviceOf(slug);
      await browse(mockApi().api, `/services/${slug}`, { service, lists });
      expect(heading()).toBe(service.title);
      const { points, questions, services, caseStudies, testimonials } = servicesPage;
      await waitFor(() => expect(document.getElementById('own')).not.toBeNull());
      const own = document.getElementById('own')?.textContent;
      const common = [caseStudies.title, testimonials.title, questions.title, services.title];
      expect(texts('h2')).toEqual([points, own, ...common, service.closing]);
      expect(texts('h3').slice(0, service.points?.length)).toEqual(service.points?.map(({ title }) => title));
      expect(service.questions?.every(({ question, answer }) => shown(question) && shown(answer))).toBe(true);
      const subject = new URLSearchParams({ subject: service.title });
      const links = screen.getAllByText<HTMLAnchorElement>('Get in Touch', { selector: 'a' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill(`/contact?${subject}`));
    },
  );

  test('the entries of the service are at the head of each list; the others keep their order', async () => {
    await browse(mockApi().api, '/services/shopify', { service: await serviceOf('shopify'), lists });
    const rest = defaultServices.map(({ title }) => title).filter((title) => title !== 'Shopify Development');
    expect(texts('[aria-labelledby=services] h3')).toEqual(['Shopify Development', ...rest]);
    expect(texts('[aria-labelledby=case-studies] h3').slice(0, 2)).toEqual([
      defaultCaseStudies[1].title,
      defaultCaseStudies[0].title,
    ]);
    expect(texts('blockquote')[0]).toBe(defaultTestimonials[1].text);
  });

  test('three cases with picture and figure are shown, best ones first; the rest and all quotes but one are behind a button', async () => {
    const study = (title: string, slugs: readonly string[], picture = 'kettle') => ({
      ...{ title, slugs, picture, description: 'How it went.', figure: '12', caption: 'pages', page: '/post/kettle' },
    });
    const caseStudies = [
      study('Of another service', ['mern']),
      study('Also of this one', ['seo', 'shopify']),
      study('Without a picture', ['shopify'], ''),
      study('Of this one', ['shopify', 'seo']),
      study('Of a third service', ['wordpress']),
    ];
    const service = await serviceOf('shopify');
    await browse(mockApi().api, '/services/shopify', { service, lists: { ...lists, caseStudies } });
    const shownCases = ['Of this one', 'Also of this one', 'Of another service'];
    const hidden = ['Without a picture', 'Of a third service'];
    expect(texts('[aria-labelledby=case-studies] li:has(img) h3')).toEqual(shownCases);
    expect(texts('[aria-labelledby=case-studies] details h3')).toEqual(hidden);
    expect(shown('Show all 5 case studies')).toBe(true);
    expect(texts('[aria-labelledby=testimonials] details blockquote')).toHaveLength(defaultTestimonials.length - 1);
  });

  test.each([
    ['open on a desktop', false],
    ['closed on a phone', true],
  ])('the first question is %s', async (_, isPhone) => {
    Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: isPhone && query.includes('max-width') }) });
    await browse(mockApi().api, '/services/shopify', { service: await serviceOf('shopify'), lists });
    const open = [...document.querySelectorAll<HTMLDetailsElement>('[aria-labelledby=questions] details')];
    expect(open.map((item) => item.open)).toEqual([!isPhone, false, false, false, false]);
  });

  test('a service with a page is a link to it, one without to the contact page, and that of this page is no link', async () => {
    await browse(mockApi().api, '/services/shopify', { service: await serviceOf('shopify'), lists });
    const links = document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby=services] li a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ecommerce Websites', '/services/ecommerce'],
      ['WordPress Websites', '/services/wordpress'],
      ['MERN Applications', '/services/mern'],
      ['Digital Marketing', '/services/digital-marketing'],
      ['SEO Services', '/services/seo'],
      ['Custom Web Solutions', '/contact?subject=Custom+Web+Solutions'],
      ['UI/UX Design', '/contact?subject=UI%2FUX+Design'],
      ['Branding', '/contact?subject=Branding'],
      ['Mobile Apps', '/contact?subject=Mobile+Apps'],
    ]);
  });
});
