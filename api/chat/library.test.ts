import { describe, expect, it, jest } from '@jest/globals';
import type { Documents } from '@platform/server/pages/pages';
import { knowledge } from '../content/chat/all.ts';
import type { Entry } from '../content/chat/entry.ts';
import { gapsOf } from '../content/chat/gaps.ts';
import { createLibraries, createLibrary } from './library.ts';
import { ENTRIES, PAGES, SITE } from './pages.fixture.ts';
import { readPassages } from './passages.ts';

const setUp = () => {
  const listeners: (() => void)[] = [];
  const pages = {
    live: undefined as string | undefined,
    documents: jest.fn(async (): Promise<Documents> => ({ set: pages.live ?? '', pages: PAGES })),
    onLive: (listener: () => void) => void listeners.push(listener),
  };
  const onFailure = jest.fn();
  let answered: readonly Entry[] = [];
  const library = createLibraries({ pages, site: SITE, answered: () => answered, entries: ENTRIES, onFailure });
  const goLive = (set: string) => {
    pages.live = set;
    for (const listener of listeners) listener();
  };
  const first = async (question: string) => {
    const known = await library();
    return known?.find(question)[0]?.label.ask;
  };
  const answer = (entry: Entry) => {
    answered = [entry];
  };
  return { pages, onFailure, goLive, first, library, answer };
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
    const { pages, goLive, library } = setUp();
    const html = '<main><h1>FAQs</h1><p>So.</p><h2 id="penguins">Do you sell penguins?</h2><p>No.</p></main>';
    pages.documents.mockResolvedValue({ set: 'one', pages: [{ path: '/faqs', html }] });
    goLive('one');
    const known = await library();
    const gaps = known && gapsOf(knowledge, known);
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

it('fills in the line after a label on the page of an entry', async () => {
  const html = '<main><h1>SEO</h1><p>So.</p><h2>Facts</h2><dl><dt>Price from</dt><dd>$1,200</dd></dl></main>';
  const known = await createLibrary(
    [{ path: '/services/seo', passages: readPassages(html, '/services/seo') }],
    SITE,
    [],
    ENTRIES,
  );
  const seo = { at: '/services/seo' };
  expect(known.fill('{title}: from {Price from}. {How long}', seo)).toBe('SEO: from $1,200. ');
  expect(known.fill('{count} from {lowest}')).toBe('0 from $0');
});

describe('knowledge', () => {
  it('has 80 to 250 different questions', () => {
    expect(knowledge.length).toBeGreaterThanOrEqual(80);
    expect(knowledge.length).toBeLessThanOrEqual(250);
    expect(new Set(knowledge.map(({ ask }) => ask)).size).toBe(knowledge.length);
  });

  it('has an answer in each language for what is not quoted', () => {
    for (const { at, say } of knowledge)
      if (at === '') expect(Object.keys(say ?? {})).toEqual(['en', 'bn', 'banglish']);
  });
});
