/** What the blog's page and the pages of posts say around the posts. */
export const blogs = {
  title: 'Notes from the work',
  lead: 'What we learned from a jug, a clinic, a train and a fish. Written by whoever did the work, when there was something to say.',
  trending: 'Trending',
  latest: 'Latest posts',
  filter: 'Categories',
  all: 'All',
  empty: 'Nothing is written about this yet.',
  /** For those who hear the page. */
  count: (posts: number, category: string | undefined) =>
    `${posts} ${posts === 1 ? 'post' : 'posts'}${category === undefined ? '' : ` in ${category}`}`,
} as const;

export const postPage = {
  crumbs: 'Breadcrumb',
  blogs: 'Blogs',
  contents: 'Contents',
  minutes: 'min read',
  related: 'Keep reading',
  missing: { title: 'Post not found', text: 'It may have moved, or never been written.', back: 'All posts' },
} as const;

/** Ids of the posts that most people read, besides the featured one. */
export const trendingIds = ['booking', 'train', 'hilsa'] as const;
