import type { Font } from 'fontkit';

/** A line of text in outlines. */
export interface SetText {
  /** Width in px. */
  readonly width: number;
  /** Returns the outlines as path data, with the beginning of the baseline at a point. */
  readonly pathAt: (x: number, y: number) => string;
}

/**
 * Sets a line of text. `tracking` is in em.
 * @throws Error naming the characters that the font lacks.
 */
export function setText(font: Font, size: number, tracking: number, text: string): SetText {
  const missing = [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (missing.length > 0) {
    throw new Error(`No outline for ${missing.join(' ')} in “${text}”: add it in tools/fonts, and run npm run fonts`);
  }
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const steps = positions.map(({ xAdvance }) => xAdvance * scale + tracking * size);
  const width = steps.reduce((sum, step) => sum + step, -tracking * size);
  return {
    width,
    pathAt(x, y) {
      let left = x;
      return glyphs
        .map((glyph, i) => {
          const d = outline(glyph.path.commands, left, y, scale);
          left += steps[i] ?? 0;
          return d;
        })
        .join('');
    },
  };
}

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Returns path data of a glyph, whose own y grows upwards. */
function outline(
  commands: readonly { readonly command: string; readonly args: readonly number[] }[],
  x: number,
  y: number,
  scale: number,
): string {
  return commands
    .map(({ command, args }) => {
      const places = args.map((value, i) => (i % 2 === 0 ? px2(x + value * scale) : px2(y - value * scale)));
      return `${LETTERS[command]}${places.join(' ')}`;
    })
    .join('');
}

const px2 = (value: number): number => Math.round(value * 100) / 100;
