import { type Category, categories, type ListedPost, posts, trendingIds } from '../content/posts.ts';

/** Returns the category that a search parameter names. Undefined: all posts. */
export function categoryOf(value: string | null): Category | undefined {
  return categories.find((category) => category === value);
}

/** Returns the posts of a category, or all posts, the latest first. */
export function postsIn(category: Category | undefined): readonly ListedPost[] {
  return category === undefined ? posts : posts.filter((post) => post.category === category);
}

/** Returns the latest post that is neither trending nor of the category. */
export function featuredBeside(category: Category | undefined): ListedPost {
  const isTrending = ({ id }: ListedPost) => trendingIds.some((trending) => trending === id);
  return posts.find((post) => post.category !== category && !isTrending(post)) ?? posts[0];
}

/** Returns three posts to read after `post`: those of its category, then older ones, then the latest. */
export function relatedTo(post: ListedPost): readonly ListedPost[] {
  const index = posts.indexOf(post);
  const otherPosts = [...posts.slice(index + 1), ...posts.slice(0, index)];
  const isRelated = ({ category }: ListedPost) => category === post.category;
  return [...otherPosts.filter(isRelated), ...otherPosts.filter((candidate) => !isRelated(candidate))].slice(0, 3);
}
