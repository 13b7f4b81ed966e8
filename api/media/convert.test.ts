import { crc32 } from 'node:zlib';
import { beforeAll, expect, it } from '@jest/globals';
import { ProblemError } from '@platform/server/http/problem';
import sharp from 'sharp';
import { buildProgram } from '../build-program.fixture.ts';
import { REFUSALS } from './conversion.ts';
import { createConverter } from './convert.ts';
import { flat } from './media.fixture.ts';

let program = '';
beforeAll(async () => {
  program = await buildProgram('convert-program', "import './media/convert-program.ts';");
});

/** Maximum memory of a conversion, in bytes: docs/content.md. */
const MAX_MEMORY = 600 * 1024 * 1024;

/** Returns a PNG whose header names another size than it has. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await flat(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const animated = async () =>
  sharp(await Promise.all(['#ff0000', '#00ff00'].map((color) => flat(8, 8, color).png().toBuffer())), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();

const text = (content: string) => async () => Buffer.from(content);

it.each([
  ['nothing', text(''), 'kind'],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'kind'],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'kind'],
  ['a GIF', () => flat(8, 8).gif().toBuffer(), 'kind'],
  ['a TIFF', () => flat(8, 8).tiff().toBuffer(), 'kind'],
  ['an SVG that begins like a PNG', text('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
  ['a page that begins like a WebP', text('RIFF1234WEBP<script>'), 'damaged'],
  ['a PNG of 400 megapixels in a few bytes', () => claiming(20_000, 20_000), 'large'],
  ['a PNG that has fewer pixels than its header names', () => claiming(5000, 5000), 'damaged'],
  ['a PNG of 61 megapixels', () => claiming(7810, 7811), 'large'],
  ['a picture that is longer than any screen', () => flat(31_000, 2).png().toBuffer(), 'long'],
  ['an animation', animated, 'animated'],
  ['a JPEG that ends too early', async () => (await flat(900, 900).jpeg().toBuffer()).subarray(0, 2000), 'damaged'],
] as const)('refuses %s', async (_, make, refusal) => {
  const error = await createConverter({ program })(await make()).catch((thrown: unknown) => thrown);
  if (!(error instanceof ProblemError)) throw error;
  expect(error.details.title).toBe(REFUSALS[refusal]);
});

it('refuses a picture whose conversion takes too long', async () => {
  const convert = createConverter({ program, seconds: 0.001 });
  await expect(convert(await flat(8, 8).png().toBuffer())).rejects.toThrow(REFUSALS.slow);
});

it('makes AVIF and WebP in four widths, upright, without places and camera data', async () => {
  const photograph = await flat(2000, 1000)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'Someone' } })
    .toBuffer();
  expect(String((await sharp(photograph).metadata()).exif)).toContain('Someone');
  const { width, height, color, files, kind } = await createConverter({ program })(photograph);
  expect({ width, height, kind }).toEqual({ width: 1000, height: 2000, kind: 'jpeg' });
  expect(color).toMatch(/^#3[2-4]6[5-8]9[7-9a]$/);
  expect(files.map((file) => `${file.format} ${file.width}`)).toEqual(
    ['avif', 'webp'].flatMap((format) => [480, 960, 1000].map((each) => `${format} ${each}`)),
  );
  for (const file of files) {
    const metadata = await sharp(file.bytes).metadata();
    expect(metadata).toMatchObject({ format: file.format === 'avif' ? 'heif' : 'webp', width: file.width });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

it('converts 60 megapixels in bounded memory', async () => {
  // Progressive, in all colours: the decoder keeps the whole picture.
  const picture = await flat(8900, 6700).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const { width, files, memory } = await createConverter({ program })(picture);
  expect([width, files.length]).toEqual([1920, 8]);
  expect(memory).toBeLessThan(MAX_MEMORY);
}, 240_000);
