import { describe, expect, it } from '@jest/globals';
import { HOSTILE_HTML, longestDelay, MAX_DELAY_MS } from './hostile-html.fixture.ts';
import { PAGES } from './pages.fixture.ts';
import { distinctPassages, readPassages, readSite } from './passages.ts';

const [faqs, about, sell, portfolio] = PAGES;

describe('readPassages', () => {
  it('returns a passage for each question, with its anchor and its answer', async () => {
    const passages = await readPassages(faqs.html, faqs.path);
    expect(passages.map(({ title, href }) => [title, href])).toEqual([
      ['FAQs', '/faqs'],
      ['What does a website cost?', '/faqs#cost'],
      ['How long does it take?', '/faqs#time'],
      ['Who owns the code & the design?', '/faqs#ownership'],
      ['How do we pay?', '/faqs#payment'],
      ['Shopify, WordPress or something of our own?', '/faqs#platform'],
    ]);
    expect(passages[2]?.lines).toEqual(['A ready-made website, about a week. A shop, four to six weeks.']);
  });

  it('links to the nearest anchor above a heading without one', async () => {
    expect(await readPassages(about.html, about.path)).toEqual([
      {
        title: 'About Us',
        href: '/about',
        lines: ['Fourteen people in Dhaka who design, write and build for the web.'],
      },
      { title: 'Our Mission', href: '/about', lines: ['To make websites that do a day’s work.'] },
      {
        title: 'Fast on a bad phone',
        href: '/about#why',
        lines: ['We try every page on a cheap phone and a weak line.'],
      },
      { title: 'Yours to take away', href: '/about#why', lines: ['Code', 'Domain'] },
    ]);
  });

  it('ends a passage where the next part begins', async () => {
    expect((await readPassages(portfolio.html, portfolio.path)).map(({ title, lines }) => [title, ...lines])).toEqual([
      ['Work in daily use', 'Two projects.'],
      ['Projects', 'That is all.'],
      ['Website Development', 'Shaluk Clinic', 'Shaluk Clinic shows which doctor is available.'],
      ['Web Application', 'Teesta Haulage', 'Teesta Haulage follows forty lorries on one screen.'],
    ]);
  });

  it('has the address that a card leads to', async () => {
    const [card] = await readPassages(sell.html, sell.path);
    expect(card).toMatchObject({
      leadsTo: '/sell/preview/mirch-lime',
      lines: ['$649', 'A restaurant site with a menu.', 'WordPress'],
    });
  });

  it('reads each text once, also that of a link to a phone number', async () => {
    const html = '<main><h2>Find us</h2><ul><li>House 28</li><li>Call <a href="tel:+880">+880</a></li></ul></main>';
    expect((await readPassages(html, '/contact'))[0]?.lines).toEqual(['House 28', '+880']);
  });

  it('reads a figure together with the label below it', async () => {
    const html = '<main><h2>Results</h2><ul><li><strong>40</strong><p>lorries on one screen</p></li></ul></main>';
    expect((await readPassages(html, '/'))[0]?.lines).toEqual(['40 lorries on one screen']);
  });

  it('reads the main part only, without menus, forms, scripts and hidden elements', async () => {
    const pages = await Promise.all(PAGES.map(({ html, path }) => readPassages(html, path)));
    const read = pages.flat().flatMap(({ lines }) => lines);
    expect(read.join(' ')).not.toMatch(/prices|Write your message|plus/);
    expect(await readPassages('<p>No main part</p>', '/')).toEqual([]);
  });

  it.each(Object.keys(HOSTILE_HTML))(
    'reads a bounded part of a page of %s, and holds up nothing meanwhile',
    async (name) => {
      const read = () => readPassages(`<main><h1>Title</h1><p>Text</p>${HOSTILE_HTML[name]}`, '/');
      const passages = await read();
      expect(passages[0]).toMatchObject({ title: 'Title', lines: expect.arrayContaining(['Text']) });
      expect(passages.length).toBeLessThanOrEqual(300);
      expect(passages.flatMap(({ lines }) => lines).join('').length).toBeLessThanOrEqual(200_000);
      expect(await longestDelay(read)).toBeLessThan(MAX_DELAY_MS);
    },
  );
});

describe('readSite', () => {
  it('reads a bounded part of a large site, the smallest pages first', async () => {
    const large = Array.from({ length: 30 }, (_, i) => ({
      path: `/large/${i}`,
      html: `<main>${`<h2>Penguins</h2><p>${'word '.repeat(50)}</p>`.repeat(300)}</main>`,
    }));
    const read = (await readSite([...large, ...PAGES])).map(({ path }) => path);
    expect(read).toEqual(expect.arrayContaining(PAGES.map(({ path }) => path)));
    expect(read.length).toBeLessThan(PAGES.length + 10);
    expect(read.length).toBeGreaterThan(PAGES.length);
  });
});

describe('distinctPassages', () => {
  it('leaves out cards that lead to a page of the site, and all but one of equal passages', () => {
    const list = { title: 'Clients', href: '/about', lines: ['Shokal', 'Mirch'] };
    const documents = [
      { path: '/about', passages: [{ title: 'About', href: '/about', lines: ['Us.'] }, list] },
      {
        path: '/work',
        passages: [
          { title: 'Work', href: '/work', lines: ['Ours.'] },
          { title: 'Who we are', href: '/work', leadsTo: '/about', lines: ['More about us.'] },
          { ...list, href: '/work#clients' },
        ],
      },
    ];
    expect(
      distinctPassages(documents)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['About', 'Clients', 'Work']);
  });
});
