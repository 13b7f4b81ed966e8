/** Copy of the page that lists the posts. */
export const blogs = {
  title: 'Notes from the work',
  lead: 'What we learned from a jug, a clinic, a train and a fish. Written by whoever did the work, when there was something to say.',
  trending: 'Trending',
  latest: 'Latest posts',
  filter: 'Categories',
  all: 'All',
  empty: 'Nothing is written about this yet.',
  /** For screen readers. */
  count: (posts: number, category: string | undefined) =>
    `${posts} ${posts === 1 ? 'post' : 'posts'}${category === undefined ? '' : ` in ${category}`}`,
} as const;

/** Copy of the page of a post. */
export const postPage = {
  blogs: 'Blogs',
  minutes: 'min read',
  related: 'Keep reading',
  missing: { title: 'Post not found', text: 'It may have moved, or never been written.', back: 'All posts' },
} as const;

/** Ids of the trending posts. The featured post is the latest one. */
export const trendingIds = ['booking', 'train', 'hilsa'] as const;
