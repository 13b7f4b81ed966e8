import { categories, type ListedPost, posts, trendingIds } from '../content/posts.ts';

type Category = (typeof categories)[number];

/** Returns the category that a search parameter names. Undefined: all posts. */
export function categoryOf(value: string | null): Category | undefined {
  return categories.find((category) => category === value);
}

/** Returns the posts of a category, or all posts, the latest first. */
export function postsIn(category: Category | undefined): readonly ListedPost[] {
  return category === undefined ? posts : posts.filter((post) => post.category === category);
}

/** Returns the latest post that is shown neither among the trending ones nor in the list of a category. */
export function featuredBeside(category: Category | undefined): ListedPost {
  const isTrending = ({ id }: ListedPost) => trendingIds.some((trending) => trending === id);
  return posts.find((post) => post.category !== category && !isTrending(post)) ?? posts[0];
}

/** Returns three posts to read after `post`: first those of its category, then the older ones, then the latest. */
export function relatedTo(post: ListedPost): readonly ListedPost[] {
  const index = posts.indexOf(post);
  const others = [...posts.slice(index + 1), ...posts.slice(0, index)];
  const isRelated = ({ category }: ListedPost) => category === post.category;
  return [...others.filter(isRelated), ...others.filter((other) => !isRelated(other))].slice(0, 3);
}
