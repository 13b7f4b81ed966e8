/** Copy of the page that lists the posts. */
export const blogs = {
  title: 'Notes from our work',
  lead: 'What we have learned about design, development, marketing and running a studio, written by the people who do the work.',
  trending: 'Trending',
  latest: 'Latest posts',
  filter: 'Categories',
  all: 'All',
  empty: 'There are no posts in this category yet.',
  /** For screen readers. */
  count: (posts: number, category: string | undefined) =>
    `${posts} ${posts === 1 ? 'post' : 'posts'}${category === undefined ? '' : ` in ${category}`}`,
} as const;

/** Copy of the page of a post. */
export const postPage = {
  blogs: 'Blogs',
  minutes: 'min read',
  related: 'Keep reading',
  missing: { title: 'Post not found', text: 'It may have been moved or removed.', back: 'All posts' },
} as const;

/** Ids of the trending posts. The featured post is the latest one. */
export const trendingIds = ['booking', 'train', 'hilsa'] as const;
