import { describe, expect, it } from '@jest/globals';
import { loadBody } from '../blog/post-page.tsx';
import { categories, categoryOf, featuredBeside, postOf, posts, postsIn, relatedTo, trendingIds } from './posts.ts';
import { readingMinutes } from './reading-minutes.ts';

describe('the filter by category', () => {
  it.each(categories)('accepts %s and finds only its posts', (category) => {
    expect(categoryOf(category)).toBe(category);
    expect(new Set(postsIn(category).map((post) => post.category))).toEqual(new Set([category]));
  });

  it.each([null, '', 'tech', 'Sport', 'constructor'])('treats %p as all posts', (value) => {
    expect(categoryOf(value)).toBeUndefined();
    expect(postsIn(categoryOf(value))).toHaveLength(6);
  });
});

describe('the featured post', () => {
  it.each(categories)('is not in the list of %s', (category) => {
    expect(postsIn(category)).not.toContain(featuredBeside(category));
    expect(trendingIds).not.toContain(featuredBeside(category).id);
  });
});

describe('related posts', () => {
  it.each([
    ['kettle', ['booking', 'price-lists', 'train']],
    ['hammock', ['hilsa', 'kettle', 'booking']],
    ['hilsa', ['kettle', 'booking', 'price-lists']],
  ])('of %s are the next three, continued with the latest after the oldest', (id, expected) => {
    const post = postOf(id);
    expect(post && relatedTo(post).map((related) => related.id)).toEqual(expected);
  });
});

describe('the posts', () => {
  it('are sorted by date; the latest post is featured, and not trending', () => {
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(featuredBeside(undefined)).toBe(posts[0]);
    expect(trendingIds.map((id) => postOf(id)?.id)).toEqual(trendingIds);
    expect(trendingIds).not.toContain(posts[0].id);
  });

  it('contain none for an unknown id', () => {
    expect([postOf(undefined), postOf('-'), postOf('toString')]).toEqual([undefined, undefined, undefined]);
  });

  it.each(posts)('$id has more than 400 words, a reading time, and sections with unique ids', async (post) => {
    const { lead, sections } = await loadBody[post.id]();
    const words = [lead, ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])]
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThan(400);
    expect(readingMinutes[post.id]).toBe(Math.ceil(words / 238));
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { pull, paragraphs } of sections) expect(pull?.after ?? 1).toBeLessThanOrEqual(paragraphs.length);
  });

  it('have no line that ends between a figure and its unit', async () => {
    const bodies = await Promise.all(Object.values(loadBody).map((load) => load()));
    const texts = JSON.stringify(bodies);
    expect(texts.match(/\d (seconds|minutes|hours|kilobytes)|Tk \d/g)).toBeNull();
    expect(texts).toContain('3.1\u00a0seconds');
  });
});
