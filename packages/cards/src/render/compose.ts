import { CARD, type Card, MARGIN } from '../card.ts';
import { fitTitle } from '../type/fit-title.ts';
import { setText } from '../type/set-text.ts';
import { displayAt, textFace } from '../type/typefaces.ts';
import { inSrgb } from './colour.ts';

/** Lines of the mark (`@studio/ui/logo-mark`), which is 356 × 556 units from (-178, -178). */
const MARK =
  'M32.2-10.8A34 34 0 1 0 0 34A166 166 0 1 1-155.9 257.1M94-34.2A100 100 0 1 0 0 100A100 100 0 1 1-94 234.2M155.7-57.6A166 166 0 1 0 0 166A34 34 0 1 1-32.1 211.3';
const MARK_HEIGHT = 64;

/** Name and second line: size in px, baseline or distance in px. */
const NAME = { size: 40, x: 130, baseline: 110, tracking: -0.028 } as const;
const SECOND = { size: 32, above: 66 } as const;

/** Space in px between a title and the art. */
const GAP = 40;

/** Returns a card as one SVG document without text: letters are outlines. `drawn` are its layers as SVG, `name` is the agency's. */
export function compose({ title, second, art }: Card, drawn: readonly string[], name: string): string {
  const { ground, ink, quiet } = art.theme;
  const { width, height } = CARD;
  const foot = height - MARGIN;
  const room = art.from - GAP - MARGIN;
  const fitted = fitTitle(title, room);
  const last = second === undefined ? foot : foot - SECOND.above;
  const lines = fitted.lines.map(({ pathAt }, i) =>
    // Letters begin a little right of their origin: large ones are moved back onto the margin.
    pathAt(MARGIN - fitted.size * 0.02, last - (fitted.lines.length - 1 - i) * fitted.leading),
  );
  const unit = MARK_HEIGHT / 556;
  const mark = `<g transform="translate(${MARGIN + 178 * unit} ${MARGIN + 178 * unit}) scale(${unit})"><path d="${MARK}" fill="none" stroke="${ink}" stroke-width="40"/></g>`;
  const brand = setText(displayAt(NAME.size), NAME.size, NAME.tracking, name).pathAt(NAME.x, NAME.baseline);
  const caption = second === undefined ? '' : setSecond(second, room).pathAt(MARGIN, foot);
  return inSrgb(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${ground}"/>
${drawn.join('\n')}
${mark}<path fill="${ink}" d="${brand}${lines.join('')}"/><path fill="${quiet}" d="${caption}"/>
</svg>`,
  );
}

/** Sets the second line, smaller where it is too long. */
function setSecond(text: string, room: number) {
  const set = setText(textFace(), SECOND.size, 0, text);
  return set.width <= room ? set : setText(textFace(), (SECOND.size * room) / set.width, 0, text);
}
