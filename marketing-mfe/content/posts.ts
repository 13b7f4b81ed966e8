import { covers } from '@studio/pictures/covers';
import type { Role } from './team.ts';

/** Categories in the order of the filter. */
export const categories = ['Tech', 'Health', 'Lifestyle', 'Business', 'Travel', 'Food'] as const;

export type Category = (typeof categories)[number];

/** A post without its text, which only the post's page loads. */
export interface Post {
  /** Id in the page's address. */
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly excerpt: string;
  /** Address of the picture, whose size is `COVER_SIZE`. */
  readonly cover: string;
  /** ISO 8601, a day in UTC. */
  readonly date: string;
  /** Role of the member who wrote it. */
  readonly author: Role;
}

export interface PostSection {
  /** Id of the heading, for the table of contents. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown in the margin. */
  readonly note?: string;
  /** A pull quote after paragraph `after`, counted from 1. */
  readonly pull?: { readonly after: number; readonly text: string };
}

export interface PostBody {
  readonly lead: string;
  readonly sections: readonly PostSection[];
}

/** All posts, the latest first. */
export const posts = [
  {
    id: 'kettle',
    title: 'A shop page that loads before the kettle boils',
    category: 'Tech',
    excerpt:
      'We cut nine seconds from the loading time of a product page by removing what its customers never used. Here is the list, in order.',
    cover: covers.kettle,
    date: '2025-03-12',
    author: 'CTO',
  },
  {
    id: 'booking',
    title: 'What a booking page owes a worried parent',
    category: 'Health',
    excerpt:
      'A clinic had eleven departments, and its patients had one question: when can a doctor see my child? How we rebuilt the booking page.',
    cover: covers.clock,
    date: '2025-02-20',
    author: 'COO',
  },
  {
    id: 'price-lists',
    title: 'Price lists that sell without shouting',
    category: 'Business',
    excerpt:
      'Three prices, one of them plain. Why the plain one does the selling, and how to write a price list that people trust.',
    cover: covers.tags,
    date: '2025-01-30',
    author: 'CMO',
  },
  {
    id: 'train',
    title: 'Working from a train: notes on the Sylhet line',
    category: 'Travel',
    excerpt:
      'Seven hours, two bars of signal and a deadline: what a train ride taught me about software for slow connections.',
    cover: covers.train,
    date: '2025-01-09',
    author: 'CTO',
  },
  {
    id: 'hammock',
    title: 'A week without notifications',
    category: 'Lifestyle',
    excerpt:
      'For five days, all fourteen of us switched off every notification. Two things broke, neither of them was urgent, and we learned a lot.',
    cover: covers.hammock,
    date: '2024-12-12',
    author: 'CEO',
  },
  {
    id: 'hilsa',
    title: 'How to write a menu for a fish that sells out',
    category: 'Food',
    excerpt:
      'The hilsa is sold out by half past one. How a restaurant’s menu page learned to say so, and sold more fish than before.',
    cover: covers.hilsa,
    date: '2024-11-21',
    author: 'CMO',
  },
] as const satisfies readonly Post[];

export type ListedPost = (typeof posts)[number];

export function postOf(id: string | undefined): ListedPost | undefined {
  return posts.find((post) => post.id === id);
}

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

export const postPage = {
  blogs: 'Blogs',
  minutes: 'min read',
  related: 'Keep reading',
  missing: { title: 'Post not found', text: 'It may have been moved or removed.', back: 'All posts' },
} as const;

/** Ids of the trending posts. The featured post is the latest one. */
export const trendingIds = ['booking', 'train', 'hilsa'] as const;

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
