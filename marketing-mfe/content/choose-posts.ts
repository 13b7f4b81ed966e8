import { categories, type ListedPost, posts } from './posts.ts';

type Category = (typeof categories)[number];

/** The category an address asks for; anything that is none counts as all. */
export function categoryOf(value: string | null): Category | undefined {
  return categories.find((category) => category === value);
}

/** The posts of a category, or all of them, the latest first. */
export function postsIn(category: Category | undefined): readonly ListedPost[] {
  return category === undefined ? posts : posts.filter((post) => post.category === category);
}

/** What to read after a post: those of its category, then the ones that follow it, round to the first; three in all. */
export function relatedTo(post: ListedPost): readonly ListedPost[] {
  const at = posts.indexOf(post);
  const following = [...posts.slice(at + 1), ...posts.slice(0, at)];
  const alike = following.filter(({ category }) => category === post.category);
  return [...alike, ...following.filter((other) => !alike.includes(other))].slice(0, 3);
}
