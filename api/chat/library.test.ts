import { describe, expect, it, jest } from '@jest/globals';
import type { Documents } from '@platform/server/pages/pages';
import type { Entry } from './knowledge.ts';
import { createLibraries, createLibrary, withinBounds } from './library.ts';
import { KNOWLEDGE, PAGES, SITE } from './pages.fixture.ts';
import { readPassages } from './passages.ts';

const setUp = () => {
  const listeners: (() => void)[] = [];
  const pages = {
    live: 'one' as string | undefined,
    documents: jest.fn(async (): Promise<Documents> => ({ set: pages.live ?? '', pages: PAGES })),
    onLive: (listener: () => void) => void listeners.push(listener),
  };
  const onFailure = jest.fn();
  let answered: readonly Entry[] = [];
  const library = createLibraries({ pages, site: SITE, knowledge: KNOWLEDGE, answered: () => answered, onFailure });
  const answer = (entry: Entry) => {
    answered = [entry];
  };
  return { pages, onFailure, library, answer };
};

describe('createLibraries', () => {
  it('reads the pages once for each release set', async () => {
    const { pages, library } = setUp();
    const [first, second] = await Promise.all([library(), library()]);
    expect(first).toBe(second);
    pages.live = 'two';
    expect(await library()).not.toBe(first);
    expect(pages.documents).toHaveBeenCalledTimes(2);
  });

  it('reads the pages again after a failure, and when the owner has answered a question', async () => {
    const { pages, onFailure, library, answer } = setUp();
    const first = async () => (await library())?.find('do you sell penguins')[0]?.entry.ask;
    pages.documents.mockRejectedValueOnce(new Error('not now'));
    await expect(library()).rejects.toThrow('not now');
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(await first()).not.toBe('Do you sell penguins?');
    answer({ ask: 'Do you sell penguins?', say: 'No.' });
    expect(await first()).toBe('Do you sell penguins?');
  });
});

const documents = await Promise.all(
  PAGES.map(async ({ path, html }) => ({ path, passages: await readPassages(html, path) })),
);

describe('createLibrary', () => {
  const library = createLibrary(documents, SITE, KNOWLEDGE);

  it('fills in prices, counts, the title of a page and the line after a label', () => {
    const place = documents.find(({ path }) => path === '/services/ecommerce')?.passages[0];
    expect(library.fill('{count}: {lowest} to {highest}, {phone}')).toBe('4: $499 to $1,499, +880 1700 000000');
    expect(library.fill('{page}: from {Price from}. {Unknown}', place)).toBe('Ecommerce Websites: from $2,400. ');
  });

  it('quotes the sentences of a long text that fit a question', () => {
    const place = { title: 'Birds', href: '/birds', text: `First. ${'A'.repeat(410)}. Penguins are here.` };
    expect(library.fill('{quote}', place, 'where are penguins')).toContain('Penguins are here.');
    expect(library.fill('{quote}', place, 'and geese')).toMatch(/^First/);
    expect(library.fill('{quote}', { ...place, text: 'Code\nDomain' })).toBe('Code, Domain');
  });

  it('lists places of entries that are on no page', () => {
    expect(library.missing).toContain('/team/CEO');
    expect(library.missing).not.toContain('/team/CTO');
  });

  it('reads a bounded part of a large site, the smallest pages first', () => {
    const passage = (path: string, i: number) => ({
      title: `Part ${i}`,
      href: `${path}#${i}`,
      text: 'word '.repeat(50),
    });
    const large = Array.from({ length: 100 }, (_, i) => ({
      path: `/large/${i}`,
      passages: Array.from({ length: 300 }, (__, j) => passage(`/large/${i}`, j)),
    }));
    const bounded = withinBounds([...large, ...documents]);
    expect(bounded.slice(-documents.length)).toEqual(documents);
    expect(bounded.flatMap(({ passages }) => passages).length).toBeLessThanOrEqual(2000);
    expect(bounded.length).toBeGreaterThan(documents.length);
  });
});
