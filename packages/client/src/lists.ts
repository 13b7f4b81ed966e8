import * as v from 'valibot';

/** Slugs of the services pages that show an entry before all others. */
const slugs = v.optional(v.array(v.string()), []);

/** Item of `GET /api/services`. */
export const service = v.object({ title: v.string(), description: v.string(), slugs });
/** Item of `GET /api/case-studies`. */
export const caseStudy = v.object({ title: v.string(), description: v.string(), slugs });
/** Item of `GET /api/testimonials`. */
export const testimonial = v.object({ text: v.string(), clientName: v.string(), position: v.string(), slugs });

export type Service = v.InferOutput<typeof service>;
export type CaseStudy = v.InferOutput<typeof caseStudy>;
export type Testimonial = v.InferOutput<typeof testimonial>;
