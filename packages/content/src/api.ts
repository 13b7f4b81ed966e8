import * as v from 'valibot';

/** The values of an entry by field. */
const data = v.record(v.string(), v.unknown());

const isoTime = v.pipe(v.string(), v.isoTimestamp('a time such as 2026-03-20T09:00:00.000Z'));
const version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An entry in the admin's list, without Markdown. */
export const listedEntry = v.object({
  id: v.string(),
  status: v.picklist(['draft', 'scheduled', 'published']),
  position: v.number(),
  version: v.number(),
  /** The version that visitors see. Other than `version`: there are unpublished changes. */
  publishedVersion: v.nullable(v.number()),
  scheduledAt: v.nullable(v.string()),
  updatedAt: v.string(),
  deletedAt: v.nullable(v.string()),
  draft: data,
});

/** An entry for the admin's editor. */
export const entry = v.object({ ...listedEntry.entries, published: v.nullable(data) });

export type ListedEntry = v.InferOutput<typeof listedEntry>;
export type Entry = v.InferOutput<typeof entry>;

/** Problem of a save that is in conflict: the entry as it is stored. */
export const conflict = v.object({ type: v.string(), title: v.string(), status: v.literal(409), current: entry });

/** `by`: name of the person who saved it. */
export const savedVersion = v.object({
  version: v.number(),
  savedAt: v.string(),
  publishedAt: v.nullable(v.string()),
  by: v.optional(v.nullable(v.string())),
});

export type SavedVersion = v.InferOutput<typeof savedVersion>;

/** A collection as the admin shows it. */
export const describedCollection = v.object({
  name: v.string(),
  singular: v.string(),
  plural: v.string(),
  title: v.string(),
  columns: v.array(v.string()),
  order: v.string(),
  page: v.optional(v.string()),
  shownOn: v.optional(v.string()),
  single: v.optional(v.boolean()),
  fields: v.array(v.looseObject({ name: v.string(), label: v.string(), help: v.string(), kind: v.string() })),
});

export const entryData = v.strictObject({ data });
export const entrySave = v.strictObject({ base: version, data });
/** An entry whose page is to be rendered. `id`: empty if it was never saved. */
export const draftEntry = v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)), data });
export const entryVersion = v.strictObject({ version });
export const entrySchedule = v.strictObject({ version, at: isoTime });
export const entryMove = v.strictObject({ before: v.nullable(v.pipe(v.string(), v.uuid())) });
