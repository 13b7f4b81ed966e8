import type { MEDIA_KINDS } from '@studio/content/media';
import * as v from 'valibot';

/** Limits of a picture that is uploaded. Those of what is made of it: see `widths` and `height`. */
export const LIMITS = {
  pixels: 60_000_000,
  /** Maximum of width and height. */
  side: 30_000,
  /** Widths of the files. Narrower pictures are not enlarged. */
  widths: [480, 960, 1440, 1920],
  /** Maximum height of the files. */
  height: 6000,
  /** Maximum time of a conversion: ten times what a photograph takes on a machine that has nothing else to do. */
  seconds: 120,
} as const;

/** Reasons for which a picture is refused. */
export const REFUSALS = {
  kind: 'Use a JPEG, PNG, WebP or AVIF picture. SVG is not taken: save it as PNG.',
  damaged: 'The file is damaged or incomplete. Save the picture again, or send it again.',
  animated: 'The picture is animated. Save one of its frames as a picture.',
  large: 'The picture has more than 60 megapixels. Make it smaller.',
  long: 'The picture has a side of more than 30,000 pixels. Cut it.',
  slow: 'The picture takes too long to convert. Make it smaller.',
} as const;

export type Refusal = keyof typeof REFUSALS;

const size = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The first line of a conversion's output: the picture and the sizes of its files, which follow in this order. */
export const conversion = v.union([
  v.object({ refused: v.picklist(Object.keys(REFUSALS) as Refusal[]) }),
  v.object({
    width: size,
    height: size,
    /** The average colour, for a placeholder: `#aabbcc`. */
    color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
    files: v.pipe(
      v.array(v.object({ format: v.picklist(['avif', 'webp']), width: size, size })),
      v.maxLength(2 * LIMITS.widths.length),
    ),
    /** The most memory that the conversion took, in bytes. */
    memory: v.number(),
  }),
]);

export type Conversion = v.InferOutput<typeof conversion>;

/** Returns the kind of a picture by its first bytes; undefined if it is none that can be uploaded. */
export function kindOf(bytes: Uint8Array): (typeof MEDIA_KINDS)[number] | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  return /^.{4}ftyp.*avi[fs]/s.test(start) ? 'avif' : undefined;
}
