import sharp from 'sharp';
import type { Card } from '../card.ts';
import { compose } from './compose.ts';
import { drawLayer } from './draw-layer.ts';

/** Maximum bytes of a card: less than the 120 kB that every preview loads. */
export const MAX_BYTES = 119_000;

/** Qualities of JPEG, the best first. The first that is small enough is taken. */
const QUALITIES = [86, 80, 74, 68, 60, 50] as const;

/**
 * Renders a card as JPEG, which every link preview accepts. The result depends on nothing but the card, the
 * agency's name on it and the files it shows.
 * @throws Error if the card is too large in the least quality.
 */
export async function renderCard(card: Card, name: string): Promise<Buffer> {
  const drawn = await Promise.all(card.art.layers.map((layer, i) => drawLayer(layer, `layer${i}`)));
  const pixels = await sharp(Buffer.from(compose(card, drawn, name)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels.data, { raw: { ...pixels.info } })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) return jpeg;
  }
  throw new Error(`The share picture “${card.title}” has more than ${MAX_BYTES} bytes: draw fewer lines`);
}
