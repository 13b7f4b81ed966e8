import * as v from 'valibot';

/** Response of `GET /api/v1/site`: the state of the site, for the admin. */
export const siteState = v.object({
  /** The live release of each name; `since` is an ISO time. */
  releases: v.array(v.object({ name: v.string(), version: v.string(), since: v.string() })),
  /** Whether the database is available. */
  store: v.boolean(),
  /** Number and bytes of the cached pages. Null before a release set is live. */
  pages: v.nullable(v.object({ count: v.number(), bytes: v.number() })),
});

export type SiteState = v.InferOutput<typeof siteState>;
