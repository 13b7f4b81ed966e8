import { describe, expect, it } from '@jest/globals';
import { trendingIds } from './blogs.ts';
import { categoryOf, postsIn, relatedTo } from './choose-posts.ts';
import { loadBody } from './post-bodies.ts';
import { categories, postOf, posts } from './posts.ts';

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('the filter by category', () => {
  it.each(categories)('knows %s and finds its posts only', (category) => {
    expect(categoryOf(category)).toBe(category);
    expect(new Set(postsIn(category).map((post) => post.category))).toEqual(new Set([category]));
  });

  it.each([null, '', 'tech', 'Sport', 'constructor'])('takes %p as all', (value) => {
    expect(categoryOf(value)).toBeUndefined();
    expect(postsIn(categoryOf(value))).toHaveLength(6);
  });
});

describe('what to read next', () => {
  it('is three other posts, the following ones, round to the first', () => {
    const next = (id: string) => {
      const post = postOf(id);
      return post ? ids(relatedTo(post)) : [];
    };
    expect(next('kettle')).toEqual(['booking', 'price-lists', 'train']);
    expect(next('hammock')).toEqual(['hilsa', 'kettle', 'booking']);
    expect(next('hilsa')).toEqual(['kettle', 'booking', 'price-lists']);
  });
});

describe('the posts', () => {
  it('are sorted, the latest first', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('are named by the trending ones, which the featured one is not among', () => {
    expect(trendingIds.map((id) => postOf(id)?.id)).toEqual(trendingIds);
    expect(trendingIds).not.toContain(posts[0].id);
  });

  it('are none of an unknown id', () => {
    expect([postOf(undefined), postOf('-'), postOf('toString')]).toEqual([undefined, undefined, undefined]);
  });

  it.each(posts)(
    '$id has more than 400 words, takes as long to read as it says, and names its parts apart',
    async (post) => {
      const { lead, parts } = await loadBody[post.id]();
      const words = [lead, ...parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs])]
        .join(' ')
        .split(/\s+/).length;
      expect(words).toBeGreaterThan(400);
      expect(post.minutes).toBe(Math.ceil(words / 220));
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
      for (const { pull, paragraphs } of parts) expect(pull?.after ?? 1).toBeLessThanOrEqual(paragraphs.length);
    },
  );
});
