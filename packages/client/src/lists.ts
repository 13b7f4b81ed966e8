import * as v from 'valibot';

/** Slugs of the services pages that show an entry before all others. */
const slugs = v.optional(v.array(v.string()), []);

const files = v.array(v.object({ src: v.string(), width: v.number() }));
const picture = v.object({ width: v.number(), height: v.number(), avif: files, webp: files });

/** Item of `GET /api/services`. One with a page has the price from which it is sold, in US dollars, for a project or a month. */
export const service = v.object({
  title: v.string(),
  description: v.string(),
  slugs,
  priceFrom: v.optional(v.number()),
  per: v.optional(v.picklist(['project', 'month'])),
});
/** Item of `GET /api/case-studies`. */
export const caseStudy = v.object({
  title: v.string(),
  description: v.string(),
  slugs,
  /** Name of a picture of the site, or an uploaded picture. */
  picture: v.optional(v.union([v.string(), picture])),
  /** The result as a short text, and what it counts: `51 of 63`, `callers asked the same question`. */
  figure: v.optional(v.string()),
  caption: v.optional(v.string()),
  /** Path of a page about it. */
  page: v.optional(v.string()),
});
/** Item of `GET /api/testimonials`. */
export const testimonial = v.object({ text: v.string(), clientName: v.string(), position: v.string(), slugs });

export type Service = v.InferOutput<typeof service>;
export type CaseStudy = v.InferOutput<typeof caseStudy>;
export type Testimonial = v.InferOutput<typeof testimonial>;
