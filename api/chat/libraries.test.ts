import { describe, expect, it, jest } from '@jest/globals';
import type { Documents } from '@platform/server/pages/pages';
import { knowledge } from './knowledge/all.ts';
import type { Entry } from './knowledge/entry.ts';
import type { Gaps } from './knowledge/gaps.ts';
import { createLibraries } from './libraries.ts';
import { quote } from './library.ts';
import { PAGES, SITE } from './pages.fixture.ts';

const setUp = () => {
  const listeners: (() => void)[] = [];
  const pages = {
    live: undefined as string | undefined,
    documents: jest.fn(async (): Promise<Documents> => ({ set: pages.live ?? '', pages: PAGES })),
    onLive: (listener: () => void) => void listeners.push(listener),
  };
  const onFailure = jest.fn();
  let answered: readonly Entry[] = [];
  const onGaps = jest.fn<(gaps: Gaps) => void>();
  const library = createLibraries({ pages, site: SITE, answered: () => answered, onGaps, onFailure });
  const goLive = (set: string) => {
    pages.live = set;
    for (const listener of listeners) listener();
  };
  const first = async (question: string) => {
    const [hit] = (await library())?.search.find(question).hits ?? [];
    return hit?.entry?.ask ?? hit?.passage?.text;
  };
  const answer = (entry: Entry) => {
    answered = [entry];
  };
  return { pages, onFailure, onGaps, goLive, first, library, answer };
};

describe('the library', () => {
  it('is read once, when a release set goes live', async () => {
    const { pages, goLive, first } = setUp();
    goLive('one');
    expect(await Promise.all(['how much is a website', 'what is your mission'].map(first))).toEqual([
      'What does a website cost?',
      'What is your mission?',
    ]);
    expect(pages.documents).toHaveBeenCalledTimes(1);
  });

  it('is not read further once another set is live', async () => {
    const { pages, goLive, first } = setUp();
    const read: string[] = [];
    const page = (set: string, i: number) => ({
      path: `/${set}-${i}`,
      get html() {
        read.push(set);
        return `<main><h1>Penguins</h1><p>Text ${i} of ${set}.</p></main>`;
      },
    });
    for (const set of ['one', 'two']) {
      pages.documents.mockResolvedValueOnce({ set, pages: Array.from({ length: 9 }, (_, i) => page(set, i)) });
    }
    goLive('one');
    const asked = first('penguins');
    goLive('two');
    expect(await asked).toMatch(/of two/);
    expect(read.filter((set) => set === 'one')).toEqual([]);
    expect(read.filter((set) => set === 'two')).toHaveLength(9);
  });

  it('is read again after a failure, and when the owner has answered a question', async () => {
    const { pages, onFailure, goLive, first, library, answer } = setUp();
    pages.documents.mockRejectedValueOnce(new Error('not now'));
    goLive('one');
    await expect(library()).rejects.toThrow('not now');
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(await first('do you sell penguins')).not.toBe('Do you sell penguins?');
    answer({ ask: 'Do you sell penguins?', at: '', say: { en: 'No.' }, en: 'do you sell penguins' });
    expect(await first('do you sell penguins')).toBe('Do you sell penguins?');
  });

  it('tells what the knowledge and the pages lack of each other', async () => {
    const { pages, goLive, library, onGaps } = setUp();
    const html = '<main><h1>FAQs</h1><p>So.</p><h2 id="penguins">Do you sell penguins?</h2><p>No.</p></main>';
    pages.documents.mockResolvedValue({ set: 'one', pages: [{ path: '/faqs', html }] });
    goLive('one');
    await library();
    const [gaps] = onGaps.mock.calls[0] ?? [];
    expect(gaps?.missing).toEqual(expect.arrayContaining(['/faqs#cost', '/contact']));
    expect(gaps?.uncovered).toEqual(['/faqs#penguins']);
  });

  it('fills in prices, counts and places', async () => {
    const { goLive, library } = setUp();
    goLive('one');
    const known = await library();
    expect(known?.fill('{count}: {lowest} to {highest}, {phone}')).toBe('3: $499 to $1,499, +880 1700 000000');
    expect(known?.fill('{quote:/faqs#time}')).toBe('A ready-made website, about a week. A shop, four to six weeks.');
  });
});

describe('knowledge', () => {
  it('has 80 to 150 different questions', () => {
    expect(knowledge.length).toBeGreaterThanOrEqual(80);
    expect(knowledge.length).toBeLessThanOrEqual(150);
    expect(new Set(knowledge.map(({ ask }) => ask)).size).toBe(knowledge.length);
  });

  it('has an answer in each language for what is not quoted', () => {
    for (const { at, say } of knowledge)
      if (at === '') expect(Object.keys(say ?? {})).toEqual(['en', 'bn', 'banglish']);
  });
});

describe('quote', () => {
  it('returns whole sentences, and the lines of a list without sentences', () => {
    expect(quote('Health 20 February\nOne sentence. Another one.')).toBe('One sentence. Another one.');
    expect(quote('Code\nDomain')).toBe('Code, Domain');
    expect(quote(`One. ${'A'.repeat(400)}.`)).toBe('One.');
  });
});
