import { writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { artOf } from '@studio/cards/art';
import title from '@studio/cards/fonts/display-large.ttf';
import name from '@studio/cards/fonts/display-small.ttf';
import text from '@studio/cards/fonts/text.ttf';
import type { PageCard } from '@studio/cards/page-card';
import { renderCard } from '@studio/cards/render';
import sharp from 'sharp';

/*
 * `node draw-program.js` draws the share picture that it reads as JSON, and writes the bytes of a JPEG: see `draw.ts`. A process of its
 * own: what remotes say and show can neither stop the server nor take its memory, and pages have precedence.
 */

/** What the program reads. `images`: the bytes of the page's pictures, in base64. */
export interface DrawInput {
  readonly card: PageCard;
  readonly agency: string;
  readonly images: readonly string[];
}

// If memory is short, Linux ends this process and not the server.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
sharp.cache(false);
sharp.concurrency(1);
// Only the decoders of these kinds can be used, whatever the bytes begin with.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`) });

const { card, agency, images } = (await json(process.stdin)) as DrawInput;
const art = artOf(
  card,
  images.map((image) => Buffer.from(image, 'base64')),
);
process.stdout.write(await renderCard({ title, name, text }, { ...card, art }, agency));
