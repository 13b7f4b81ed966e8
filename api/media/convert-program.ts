import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { type Conversion, LIMITS, REFUSALS, type Refusal } from './conversion.ts';

/*
 * `node convert-program.js` converts the picture that it reads: see `convert.ts`. It writes a line of JSON and then the bytes of the
 * files. A process of its own: a hostile file can neither stop the server nor take its memory, and pages have precedence.
 */

/** Encoders by format: the least effort with which files are about as small as with the default, in half the time. */
const ENCODERS = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4, smartSubsample: true }),
} as const;

// If memory is short, Linux ends this process and not the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
sharp.cache(false);
sharp.concurrency(1);
// Only the decoders of the four kinds can be used, whatever the bytes begin with.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) });

const [kind = ''] = process.argv.slice(2);
const { head, files } = await convert(await buffer(process.stdin)).catch((error: Error) => ({
  head: { refused: refusalOf(error) } satisfies Conversion,
  files: [],
}));
process.stdout.write(`${JSON.stringify(head)}\n`);
for (const file of files) process.stdout.write(file);

async function convert(bytes: Buffer): Promise<{ readonly head: Conversion; readonly files: readonly Buffer[] }> {
  const open = () =>
    sharp(bytes, { failOn: 'error', limitInputPixels: LIMITS.pixels, sequentialRead: true }).timeout({
      seconds: LIMITS.seconds,
    });
  const { format, pages = 1, width: side = 0, height: otherSide = 0 } = await open().metadata();
  if (format !== (kind === 'avif' ? 'heif' : kind)) throw new Error('damaged' satisfies Refusal);
  if (pages > 1 || (kind === 'png' && bytes.subarray(0, 4096).includes('acTL')))
    throw new Error('animated' satisfies Refusal);
  if (Math.max(side, otherSide) > LIMITS.side) throw new Error('long' satisfies Refusal);

  const widest = LIMITS.widths.at(-1) ?? 0;
  // Decoded once, as small as the widest file: all others are made of these pixels.
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: widest, height: LIMITS.height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const widths = [...LIMITS.widths.filter((each) => each < width), width];
  const files: Buffer[] = [];
  const described: { format: 'avif' | 'webp'; width: number; size: number }[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const each of widths) {
      const file = await ENCODERS[format](pixels().resize({ width: each })).toBuffer();
      files.push(file);
      described.push({ format, width: each, size: file.byteLength });
    }
  }
  const average = await pixels().removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const color = `#${average.toString('hex').slice(0, 6)}`;
  return { head: { width, height, color, files: described, memory: process.resourceUsage().maxRSS * 1024 }, files };
}

function refusalOf({ message }: Error): Refusal {
  if (message in REFUSALS) return message as Refusal;
  return /pixel limit/.test(message) ? 'large' : 'damaged';
}
