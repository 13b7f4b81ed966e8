import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Layer } from '../card.ts';

type FileLayer = Extract<Layer, { file: string }>;

/** Returns a layer as a fragment of SVG. `id` is unique in the card. */
export async function drawLayer(layer: Layer, id: string): Promise<string> {
  if ('svg' in layer) return layer.svg;
  const { x, y, width, height, radius = 0 } = layer;
  const content = layer.file.endsWith('.svg') ? await vector(layer, id) : await pixels(layer);
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/></clipPath>
<g clip-path="url(#${id})">${content}</g>`;
}

/** The picture in place of its own root, whose `id`s are made the card's. */
async function vector({ file, x, y, width, height, keep, lineWidth }: FileLayer, id: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const begin = text.indexOf('<svg');
  const end = text.indexOf('>', begin) + 1;
  const root = text.slice(begin, end);
  const viewBox = root.match(/viewBox="([^"]*)"/)?.[1];
  if (viewBox === undefined) throw new Error(`${file} has no viewBox: add one`);
  const inner = text
    .slice(end, text.lastIndexOf('</svg>'))
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replaceAll(/ id="([^"]*)"/g, ` id="${id}-$1"`)
    .replaceAll(/url\(#([^()]*)\)/g, `url(#${id}-$1)`)
    .replaceAll(/ href="#([^"]*)"/g, ` href="#${id}-$1"`);
  const painted = [/ fill="[^"]*"/, / stroke-width="[^"]*"/, / stroke-linejoin="[^"]*"/];
  const paint = painted.map((attribute) => root.match(attribute)?.[0] ?? '').join('');
  const style = lineWidth === undefined ? '' : ` style="stroke-width: ${lineWidth}"`;
  const align = keep === 'top' ? 'xMidYMin' : 'xMidYMid';
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align} slice"`;
  return `<svg ${frame}${paint}${style}>${inner}</svg>`;
}

/** The picture in exactly the size in which the card shows it. */
async function pixels({ file, x, y, width, height, keep }: FileLayer): Promise<string> {
  const resized = sharp(file).resize(Math.round(width), Math.round(height), {
    fit: 'cover',
    position: keep === 'top' ? 'top' : 'centre',
    kernel: 'lanczos3',
  });
  const png = await resized.png({ compressionLevel: 1 }).toBuffer();
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`;
}
