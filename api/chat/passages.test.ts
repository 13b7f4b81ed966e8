import { describe, expect, it, jest } from '@jest/globals';
import type { Documents } from '@platform/server/pages/pages';
import { PAGES } from './pages.fixture.ts';
import { createPassages } from './passages.ts';

const setUp = () => {
  const listeners: (() => void)[] = [];
  const pages = {
    live: undefined as string | undefined,
    documents: jest.fn(async (): Promise<Documents> => ({ set: pages.live ?? '', pages: PAGES })),
    onLive: (listener: () => void) => void listeners.push(listener),
  };
  const onFailure = jest.fn();
  const passages = createPassages({ pages, onFailure });
  const goLive = (set: string) => {
    pages.live = set;
    for (const listener of listeners) listener();
  };
  return { pages, onFailure, passages, goLive };
};

describe('the passages', () => {
  it('are read once, when a release set goes live', async () => {
    const { pages, passages, goLive } = setUp();
    goLive('one');
    expect(pages.documents).toHaveBeenCalledTimes(1);
    const found = await Promise.all(['mission', 'price'].map((question) => passages.find(question)));
    expect(found.map(([best]) => best?.href)).toEqual(['/about', '/faqs#cost']);
    expect(pages.documents).toHaveBeenCalledTimes(1);
  });

  it('are those of the live set', async () => {
    const { pages, passages, goLive } = setUp();
    goLive('one');
    const html = '<main><h1>Mission</h1><p>Another one.</p></main>';
    pages.documents.mockResolvedValue({ set: 'two', pages: [{ path: '/about', html }] });
    goLive('two');
    expect((await passages.find('mission')).map(({ text }) => text)).toEqual(['Another one.']);
    expect(pages.documents).toHaveBeenCalledTimes(2);
  });

  it('are not read further once another set is live', async () => {
    const { pages, passages, goLive } = setUp();
    const read: string[] = [];
    const page = (set: string, i: number) => ({
      path: `/${set}-${i}`,
      get html() {
        read.push(set);
        return `<main><h1>Mission</h1><p>Text ${i} of ${set}.</p></main>`;
      },
    });
    for (const set of ['one', 'two']) {
      pages.documents.mockResolvedValueOnce({ set, pages: Array.from({ length: 9 }, (_, i) => page(set, i)) });
    }
    goLive('one');
    const asked = passages.find('mission');
    goLive('two');
    expect((await asked)[0]?.text).toMatch(/of two/);
    expect(read.filter((set) => set === 'one')).toEqual([]);
    expect(read.filter((set) => set === 'two')).toHaveLength(9);
  });

  it('are read again for a question after a failure, which is reported', async () => {
    const { pages, onFailure, passages, goLive } = setUp();
    const error = new Error('not now');
    pages.documents.mockRejectedValueOnce(error);
    goLive('one');
    await expect(passages.find('mission')).rejects.toBe(error);
    expect(onFailure).toHaveBeenCalledWith(error);
    expect(await passages.find('mission')).not.toEqual([]);
  });

  it('let other work run while they are read', async () => {
    const { pages, passages, goLive } = setUp();
    const page = (i: number) => ({ path: `/page-${i}`, html: `<main><h1>Mission ${i}</h1><p>Text ${i}.</p></main>` });
    pages.documents.mockResolvedValue({ set: 'one', pages: Array.from({ length: 30 }, (_, i) => page(i)) });
    goLive('one');
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    await passages.find('mission');
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(30);
  });
});
