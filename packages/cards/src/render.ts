import { MARK, MARK_BOX } from '@studio/ui/mark';
import satori, { type SatoriNode } from 'satori';
import sharp from 'sharp';
import { CARD, type Card, type Layer, type Style } from './card.ts';

/** Maximum size of a card in bytes: some link previews load no more than 120 kB. */
export const MAX_BYTES = 119_000;

/** JPEG qualities, best first. The first one within `MAX_BYTES` is used. */
const QUALITIES = [86, 80, 74, 68, 60, 50];

/** Distance in px of name, title and second line from the card's edges, and of the title from the drawing. */
const MARGIN = 64;
const GAP = 40;

/** Sizes of a title in px. Below `small` a title may have `most` lines, above it one less. */
const SIZES = { largest: 132, small: 84, smallest: 56, step: 4, most: 4 } as const;

/** The typefaces of share pictures as OpenType files: the display typeface in the optical sizes of titles and of the name, and that of texts. */
export type Fonts = Readonly<Record<'title' | 'name' | 'text', Uint8Array>>;

/** CSS of the display typeface. */
const title: Style = { fontFamily: 'title', lineHeight: 0.94, letterSpacing: '-0.036em', whiteSpace: 'nowrap' };

const SPACE = '\u00a0';

/** An element as Satori accepts it. */
interface Element {
  readonly type: string;
  readonly props: {
    readonly style?: Style;
    readonly children?: string | readonly Element[];
    readonly [attribute: string]: unknown;
  };
}

const div = (style: Style, children: string | readonly Element[] = []): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const img = (src: string, style: Style): Element => ({ type: 'img', props: { src, style } });

const dataUrl = (type: string, content: string | Buffer): string =>
  `data:image/${type};base64,${Buffer.from(content).toString('base64')}`;

/**
 * Renders a card as JPEG, which every link preview accepts. The result depends only on the card, the agency's name on it and the
 * pictures that it shows. A title that is too long is cut off, and characters that the fonts lack are left out. Throws if a picture cannot
 * be read.
 */
export async function renderCard(fonts: Fonts, card: Card, name: string): Promise<Buffer> {
  const svg = await toSvg(fonts, await compose(fonts, card, name));
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) return jpeg;
  }
  throw new Error(`The share picture has more than ${MAX_BYTES} bytes`);
}

/** Characters that no font has. */
class LacksCharacters extends Error {
  readonly characters: string;
  constructor(characters: string) {
    super(`The fonts of share pictures lack “${characters}”`);
    this.characters = characters;
  }
}

/** Returns an element as SVG. Letters are outlines in it, so that no font of the machine matters. */
export function toSvg(fonts: Fonts, element: Element, onNodeDetected?: (node: SatoriNode) => void): Promise<string> {
  return satori(element as Parameters<typeof satori>[0], {
    ...CARD,
    fonts: Object.entries(fonts).map(([name, data]) => ({ name, data: Buffer.from(data) })),
    ...(onNodeDetected && { onNodeDetected }),
    loadAdditionalAsset: (_, text) => Promise.reject(new LacksCharacters(text)),
  });
}

/** How often characters are left out of a text, before all of it is. */
const MAX_ATTEMPTS = 20;

/** Returns a text without the characters that the fonts lack. */
export async function writable(fonts: Fonts, text: string): Promise<string> {
  let rest = text.trim();
  for (let attempt = 0; attempt < MAX_ATTEMPTS && rest !== ''; attempt++) {
    try {
      await measure(fonts, rest.split(/\s+/));
      return rest;
    } catch (error) {
      if (!(error instanceof LacksCharacters)) throw error;
      const lacking = new Set(error.characters);
      rest = Array.from(rest, (character) => (lacking.has(character) ? '' : character))
        .join('')
        .trim();
    }
  }
  return '';
}

export async function compose(fonts: Fonts, { title: text, second = '', art }: Card, name: string): Promise<Element> {
  const { ground, ink, quiet } = art.theme;
  const room = art.from - GAP - MARGIN;
  const [heading, detail, agency] = await Promise.all([text, second, name].map((part) => writable(fonts, part)));
  const fitted = await fitTitle(fonts, heading || agency || SPACE, room);
  const mark = {
    viewBox: MARK_BOX,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 40,
    style: { position: 'absolute', left: MARGIN, top: MARGIN, width: 41, height: 64 },
    children: [{ type: 'path', props: { d: MARK } }],
  };
  const lines = fitted.lines.map((line) => div(title, line));
  // Letters stand on their baseline, and large ones begin a little right of their origin.
  const block = { flexDirection: 'column', fontSize: fitted.size, margin: '0 0 -.144em -.02em' };
  const caption = { fontFamily: 'text', fontSize: 32, lineHeight: 1, margin: '39px 0 -5px', color: quiet };
  return div({ width: CARD.width, height: CARD.height, backgroundColor: ground, color: ink }, [
    ...(await Promise.all(art.layers.map(draw))),
    { type: 'svg', props: mark },
    div(
      { position: 'absolute', left: 130, top: 72, fontFamily: 'name', fontSize: 40, letterSpacing: '-0.028em' },
      agency ?? '',
    ),
    div({ position: 'absolute', left: MARGIN, bottom: MARGIN, width: room, flexDirection: 'column' }, [
      div(block, lines),
      ...(detail ? [div(caption, detail)] : []),
    ]),
  ]);
}

async function draw(layer: Layer): Promise<Element> {
  if ('svg' in layer) {
    const box = `xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}"`;
    const style = { position: 'absolute', left: 0, top: 0, ...CARD, ...layer.style };
    return img(dataUrl('svg+xml', `<svg ${box}>${layer.svg}</svg>`), style);
  }
  const { x, y, width, height, file, crop } = layer;
  const style = { position: 'absolute', left: x, top: y, width, height, ...layer.style };
  if (file === undefined) return div(style);
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, ...(isSvg(file) && { density: SVG_DENSITY }) }).resize(
    Math.round(width),
    Math.round(height),
    { position: crop === 'bottom' ? 'top' : 'centre' },
  );
  return img(dataUrl('png', await picture.png({ compressionLevel: 1 }).toBuffer()), style);
}

/** Maximum number of pixels of a picture in a card. */
const MAX_PIXELS = 20_000_000;

/** Resolution of drawings, twice the one that their size means. */
const SVG_DENSITY = 144;

const isSvg = (file: Uint8Array): boolean => /<svg/i.test(Buffer.from(file.subarray(0, 300)).toString());

/**
 * Returns the largest size in which a title fits into a width (px), and its lines of similar length. If none does, words are broken, and
 * what is too long is cut off.
 */
export async function fitTitle(
  fonts: Fonts,
  text: string,
  room: number,
): Promise<{ size: number; lines: readonly string[] }> {
  const words = text.split(/\s+/);
  const widths = await measure(fonts, words);
  for (let size: number = SIZES.largest; size >= SIZES.smallest; size -= SIZES.step) {
    const most = size < SIZES.small ? SIZES.most : SIZES.most - 1;
    let best = fill(words, widths, room / size);
    if (!best || best.length > most) continue;
    // Narrows the lines as far as their number stays the same.
    for (let width = room / size; ; width -= 0.05) {
      const narrower = fill(words, widths, width);
      if (narrower?.length !== best.length) return { size, lines: best };
      best = narrower;
    }
  }
  return { size: SIZES.smallest, lines: await cutOff(fonts, words, widths, room / SIZES.smallest) };
}

/** Returns the first lines of words of which some may be wider than a line. */
async function cutOff(
  fonts: Fonts,
  words: readonly string[],
  widths: ReadonlyMap<string, number>,
  width: number,
): Promise<string[]> {
  const pieces = words.flatMap((word) => {
    const count = Math.ceil((1.3 * (widths.get(word) ?? 0)) / width);
    const letters = Array.from(word);
    const length = Math.max(1, Math.floor(letters.length / count));
    if ((widths.get(word) ?? 0) <= width) return word;
    return letters.flatMap((_, i) => (i % length === 0 ? letters.slice(i, i + length).join('') : []));
  });
  const lines = fill(pieces, await measure(fonts, pieces), width) ?? [];
  if (lines.length <= SIZES.most) return lines;
  const last = lines[SIZES.most - 1] ?? '';
  return [...lines.slice(0, SIZES.most - 1), `${last.slice(0, Math.max(1, last.length - 2)).trim()}…`];
}

/** Returns the widths of words in em by word, and that of a space. */
async function measure(fonts: Fonts, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const fontSize = 100;
  const widths = new Map<string, number>();
  const row = [...words, SPACE].map((word) => div({ ...title, fontSize, flexShrink: 0 }, word));
  await toSvg(fonts, div({}, row), ({ textContent, width }) => {
    if (textContent !== undefined) widths.set(textContent, width / fontSize);
  });
  return widths;
}

/** Fills lines of a width (em) with words. Returns undefined if a word is wider. */
function fill(words: readonly string[], widths: ReadonlyMap<string, number>, width: number): string[] | undefined {
  const lines: string[] = [];
  let free = 0;
  for (const word of words) {
    const own = widths.get(word) ?? 0;
    if (own > width) return undefined;
    const needed = own + (widths.get(SPACE) ?? 0);
    if (needed <= free) {
      lines.push(`${lines.pop()} ${word}`);
      free -= needed;
    } else {
      lines.push(word);
      free = width - own;
    }
  }
  return lines;
}
