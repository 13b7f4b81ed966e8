import * as v from 'valibot';

/** `GET /api/v1/site`: what the owner is told of the site itself. */
export const siteState = v.object({
  /** The live release of each name; `since` is an ISO time. */
  releases: v.array(v.object({ name: v.string(), version: v.string(), since: v.string() })),
  /** Whether the store answers. */
  store: v.boolean(),
  /** Pages that are rendered and kept, in how many bytes; null before the first set is live. */
  pages: v.nullable(v.object({ count: v.number(), bytes: v.number() })),
});

export type SiteState = v.InferOutput<typeof siteState>;
