import { describe, expect, it, jest } from '@jest/globals';
import { DOCUMENTS, LIBRARY, testLibrary } from './chat.fixture.ts';
import type { Entry } from './knowledge.ts';
import { PAGES } from './pages.fixture.ts';

const setUp = () => {
  let answered: readonly Entry[] = [];
  const answer = (entry: Entry) => {
    answered = [entry];
  };
  return { ...testLibrary(() => answered), answer };
};

describe('createLibraries', () => {
  it('reads a bounded part of a large site, the smallest pages first', async () => {
    const { pages, library } = setUp();
    const large = Array.from({ length: 30 }, (_, i) => ({
      path: `/large/${i}`,
      html: `<main>${`<h2>Penguins</h2><p>${'word '.repeat(50)}</p>`.repeat(300)}</main>`,
    }));
    jest.spyOn(pages, 'documents').mockResolvedValue({ set: 'one', pages: [...large, ...PAGES] });
    const read = (await library()).pages.map(({ href }) => href);
    expect(read).toEqual(expect.arrayContaining(PAGES.map(({ path }) => path)));
    expect(read.length).toBeLessThan(PAGES.length + 10);
    expect(read.length).toBeGreaterThan(PAGES.length);
  });

  it('reads the pages once for each release set', async () => {
    const { pages, library } = setUp();
    const documents = jest.spyOn(pages, 'documents');
    const [first, second] = await Promise.all([library(), library()]);
    expect(first).toBe(second);
    pages.live = 'two';
    expect(await library()).not.toBe(first);
    expect(documents).toHaveBeenCalledTimes(2);
  });

  it('reads the pages again after a failure, and when the owner has answered a question', async () => {
    const { pages, log, library, answer } = setUp();
    const first = async () => (await library()).find('do you sell penguins')[0]?.entry.ask;
    const logged = jest.spyOn(log, 'error');
    jest.spyOn(pages, 'documents').mockRejectedValueOnce(new Error('not now'));
    await expect(library()).rejects.toThrow('not now');
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await first()).not.toBe('Do you sell penguins?');
    answer({ ask: 'Do you sell penguins?', say: 'No.' });
    expect(await first()).toBe('Do you sell penguins?');
  });
});

describe('createLibrary', () => {
  it('fills in prices, counts, the title of a page and the line after a label', () => {
    const place = DOCUMENTS.find(({ path }) => path === '/services/ecommerce')?.passages[0];
    expect(LIBRARY.fill('{count}: {lowest} to {highest}, {phone}')).toBe('4: $499 to $1,499, +880 1700 000000');
    expect(LIBRARY.fill('{page}: from {Price from}. {Unknown}', place)).toBe('Ecommerce Websites: from $2,400. ');
  });

  it('quotes the sentences of a long text that fit a question', () => {
    const place = { title: 'Birds', href: '/birds', lines: [`First. ${'A'.repeat(410)}. Penguins are here.`] };
    expect(LIBRARY.fill('{quote}', place, 'where are penguins')).toContain('Penguins are here.');
    expect(LIBRARY.fill('{quote}', place, 'and geese')).toMatch(/^First/);
    expect(LIBRARY.fill('{quote}', { ...place, lines: ['Code', 'Domain'] })).toBe('Code, Domain');
  });

  it('lists places of entries that are on no page', () => {
    expect(LIBRARY.missing).toContain('/team/CEO');
    expect(LIBRARY.missing).not.toContain('/team/CTO');
  });
});
