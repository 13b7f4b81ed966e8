import { covers } from '@studio/pictures/covers';
import type { Role } from './team.ts';

/** Categories in the order of the filter. */
export const categories = ['Tech', 'Health', 'Lifestyle', 'Business', 'Travel', 'Food'] as const;

export type Category = (typeof categories)[number];

/** A post without its text, which only its page loads. */
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

/** A part of a post under its own heading. */
export interface PostPart {
  /** Id of the heading, for the contents. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown in the margin. */
  readonly note?: string;
  /** A pull quote after paragraph `after`, counted from 1. */
  readonly pull?: { readonly after: number; readonly text: string };
}

/** The text of a post. */
export interface PostBody {
  readonly lead: string;
  readonly parts: readonly PostPart[];
}

/** All posts, the latest first. */
export const posts = [
  {
    id: 'kettle',
    title: 'A shop page that loads before the kettle boils',
    category: 'Tech',
    excerpt:
      'We took nine seconds out of a product page by removing things nobody had asked for. Here is the list, in order.',
    cover: covers.kettle,
    date: '2025-03-12',
    author: 'CTO',
  },
  {
    id: 'booking',
    title: 'What a booking page owes a worried parent',
    category: 'Health',
    excerpt: 'A clinic, eleven departments and one question: when can somebody see my child?',
    cover: covers.clock,
    date: '2025-02-20',
    author: 'COO',
  },
  {
    id: 'price-lists',
    title: 'Price lists that sell without shouting',
    category: 'Business',
    excerpt: 'Three prices, one of them boring. Why the boring one does the work.',
    cover: covers.tags,
    date: '2025-01-30',
    author: 'CMO',
  },
  {
    id: 'train',
    title: 'Working from a train: notes from the Sylhet line',
    category: 'Travel',
    excerpt: 'Seven hours, two bars of signal and a deadline. What a moving window teaches about software.',
    cover: covers.train,
    date: '2025-01-09',
    author: 'CTO',
  },
  {
    id: 'hammock',
    title: 'A week without notifications',
    category: 'Lifestyle',
    excerpt: 'Fourteen people switched everything off for five days. Two things broke, and neither was urgent.',
    cover: covers.hammock,
    date: '2024-12-12',
    author: 'CEO',
  },
  {
    id: 'hilsa',
    title: 'How to write a menu for a fish that sells out',
    category: 'Food',
    excerpt: 'Hilsa comes when it comes. A restaurant’s page that knows this sells more of it.',
    cover: covers.hilsa,
    date: '2024-11-21',
    author: 'CMO',
  },
] as const satisfies readonly Post[];

export type ListedPost = (typeof posts)[number];

/** Returns the post with an id, if there is one. */
export function postOf(id: string | undefined): ListedPost | undefined {
  return posts.find((post) => post.id === id);
}
