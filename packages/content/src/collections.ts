import type { Collection } from './collection.ts';
import { faqs } from './collections/faqs.ts';
import { posts } from './collections/posts.ts';
import { team } from './collections/team.ts';
import { testimonials } from './collections/testimonials.ts';

/** All collections, in the order of the admin. */
export const collections: readonly Collection[] = [posts, testimonials, faqs, team];

/** Returns the collection with a name. */
export const collectionOf = (name: string): Collection | undefined => collections.find((each) => each.name === name);
