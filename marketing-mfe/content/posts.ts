import { type Category, categories } from '@studio/content/categories';

export const blogs = {
  title: 'Notes from our work',
  lead: 'What we have learned about design, development, marketing and running a studio, written by the people who do the work.',
  trending: 'Trending',
  latest: 'Latest posts',
  filter: 'Categories',
  all: 'All',
  pages: 'Pages',
  empty: 'There are no posts in this category yet.',
  /** For screen readers. */
  count: (posts: number, category: string | undefined) =>
    `${posts} ${posts === 1 ? 'post' : 'posts'}${category === undefined ? '' : ` in ${category}`}`,
} as const;

/** Number of posts on a page of the blog. */
export const POSTS_PER_PAGE = 60;

export const postPage = {
  blogs: 'Blogs',
  minutes: 'min read',
  related: 'Keep reading',
  missing: { title: 'Post not found', text: 'It may have been moved or removed.', back: 'All posts' },
} as const;

/** Returns the category that a search parameter names. Undefined: all posts. */
export function categoryOf(value: string | null): Category | undefined {
  return categories.find((category) => category === value);
}
