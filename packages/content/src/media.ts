import * as v from 'valibot';

/** A file of a picture. `width` in px. */
const file = v.object({ src: v.string(), width: v.number() });

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** The point of a picture that stays visible when it is cropped, in percent of width and height. */
const focal = v.object({ x: percent, y: percent });

/** A picture of the library as the public API contains it, in place of `/media/<id>`. Files are in ascending order. */
export const libraryPicture = v.object({
  id: v.string(),
  /** The widest file that every browser shows. */
  src: v.string(),
  /** Size of the widest file. */
  width: v.number(),
  height: v.number(),
  /** For a placeholder: `#aabbcc`. */
  color: v.string(),
  /** Empty: the picture only decorates. */
  alt: v.string(),
  focal,
  avif: v.array(file),
  webp: v.array(file),
});

export type LibraryPicture = v.InferOutput<typeof libraryPicture>;

/** A picture for the admin. */
export const mediaItem = v.object({
  ...libraryPicture.entries,
  name: v.string(),
  /** Empty: the picture only decorates. Null: missing. */
  alt: v.nullable(v.string()),
  /** Kind and size in bytes of the uploaded file. */
  kind: v.string(),
  bytes: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
});

export type MediaItem = v.InferOutput<typeof mediaItem>;

/** A page of the library, the newest first. */
export const mediaList = v.object({
  pictures: v.array(mediaItem),
  /** Number of pictures that match. */
  matches: v.number(),
  /** Of the whole library: number of pictures, of those without alternative text, and bytes. */
  count: v.number(),
  undescribed: v.number(),
  bytes: v.number(),
});

export type MediaList = v.InferOutput<typeof mediaList>;

/** An entry that names a picture. */
const mediaUse = v.object({
  collection: v.string(),
  entry: v.string(),
  title: v.string(),
  /** The states of the entry that name it. `history`: only older versions. */
  states: v.array(v.picklist(['draft', 'published', 'scheduled', 'history'])),
  isInTrash: v.boolean(),
});

export const mediaUses = v.array(mediaUse);

export type MediaUse = v.InferOutput<typeof mediaUse>;

/** Problem of a deletion that is refused. */
export const mediaInUse = v.object({ type: v.string(), title: v.string(), status: v.literal(409), uses: mediaUses });

const line = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, `Use at most ${max} characters.`),
    v.check((value) => !/[\p{Cc}\p{Surrogate}]/u.test(value), 'Write it in one line, without control characters.'),
    v.trim(),
  );

/** Name of a picture: that of its file. */
export const mediaName = v.pipe(line(200), v.minLength(1, 'Fill this in.'));

/** What an admin changes of a picture. */
export const mediaChange = v.partial(v.strictObject({ name: mediaName, alt: line(500), focal }));

/** Number of pictures of a page of the library. */
export const MEDIA_PAGE = 60;

/** Maximum bytes of a picture that is uploaded. */
export const MAX_MEDIA_BYTES = 20 * 1024 * 1024;

/** Kinds of pictures that can be uploaded. */
export const MEDIA_KINDS = ['jpeg', 'png', 'webp', 'avif'] as const;

/** Value of a field, or address in a text: the id of a picture of the library. */
const VALUE = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Returns the id of the picture that a value names; undefined if it names none of the library. */
export const mediaIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? VALUE.exec(value)?.[1] : undefined;
