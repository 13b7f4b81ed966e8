import * as v from 'valibot';

/** Days that a report can cover. */
export const VISITOR_RANGES = ['7', '30', '90', '365'] as const;

export const visitorRange = v.picklist(VISITOR_RANGES, '7, 30, 90 or 365 days');

export type VisitorRange = v.InferOutput<typeof visitorRange>;

/** Query of `GET /api/v1/visitors` and `GET /api/v1/visitors.csv`. */
export const visitorQuery = v.object({ days: v.optional(visitorRange, '30') });

/** What visitors do that the owner wants: a message, a question to the chat, and links to WhatsApp and to the phone. */
export const CONVERSIONS = ['message', 'question', 'whatsapp', 'phone'] as const;

export type Conversion = (typeof CONVERSIONS)[number];

/** What is counted by name. */
export const VISITOR_LISTS = ['page', 'source', 'campaign', 'country', 'language', 'device'] as const;

export type VisitorList = (typeof VISITOR_LISTS)[number];

/** Name of everything above the number of names that are counted a day. */
export const OTHER_NAMES = '*';

const named = v.array(v.object({ name: v.string(), count: v.number() }));

/** Response of `GET /api/v1/visitors`. Days are those of UTC. */
export const visitorReport = v.object({
  /** Every day of the range, oldest first. */
  days: v.array(v.object({ day: v.string(), views: v.number(), visitors: v.number() })),
  /** The most frequent names. An empty source is a visitor who came from no other site. */
  lists: v.object({
    page: named,
    source: named,
    campaign: named,
    country: named,
    language: named,
    device: named,
  }),
  conversions: v.array(
    v.object({ kind: v.picklist(CONVERSIONS), page: v.string(), source: v.string(), count: v.number() }),
  ),
});

export type VisitorReport = v.InferOutput<typeof visitorReport>;
