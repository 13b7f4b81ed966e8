import type { ListedPost, PostBody } from './posts.ts';

/** Loads the text of a post from its own chunk. */
export const loadBody: Readonly<Record<ListedPost['id'], () => Promise<PostBody>>> = {
  kettle: async () => (await import(/* webpackChunkName: "post-kettle" */ './posts/kettle.ts')).body,
  booking: async () => (await import(/* webpackChunkName: "post-booking" */ './posts/booking.ts')).body,
  'price-lists': async () => (await import(/* webpackChunkName: "post-price-lists" */ './posts/price-lists.ts')).body,
  train: async () => (await import(/* webpackChunkName: "post-train" */ './posts/train.ts')).body,
  hammock: async () => (await import(/* webpackChunkName: "post-hammock" */ './posts/hammock.ts')).body,
  hilsa: async () => (await import(/* webpackChunkName: "post-hilsa" */ './posts/hilsa.ts')).body,
};
