/** Saturation and lightness of the lines in percent, and how they add up where they cross. */
export const inks = {
  light: { saturation: 80, lightness: 54, crossing: 'multiply' },
  dark: { saturation: 88, lightness: 68, crossing: 'lighter' },
} as const;

type Theme = keyof typeof inks;

/** Hues along a drawing from left to right, in eleven stops: 200 to 370, slow at both ends. */
const HUES = Array.from({ length: 11 }, (_, k) => Math.round(285 - 85 * Math.cos((Math.PI * k) / 10)));

/** Returns the colours along a drawing from left to right, at equal distances. */
export const coloursOf = (theme: Theme): readonly string[] =>
  HUES.map((hue) => `hsl(${hue} ${inks[theme].saturation}% ${inks[theme].lightness}%)`);

/** Returns the colours along a drawing as a CSS gradient, which begins at `from`: 0 is the left edge, 1 the right one. */
export function gradient(from: number): string {
  const light = coloursOf('light');
  const stops = coloursOf('dark').map((dark, k) => {
    const at = 100 * (from + ((1 - from) * k) / (HUES.length - 1));
    return `light-dark(${light[k]}, ${dark}) ${Number(at.toFixed(2))}%`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
