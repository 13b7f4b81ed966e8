/** A colour as the site's style sheets and drawings write it: `oklch(.83 .075 235)`, `oklch(19% .03 295 / .4)`. */
const OKLCH = /oklch\(([^()]*)\)/g;

/** Writes the oklch colours of a text in sRGB: the renderer of the cards does not know them. */
export function inSrgb(text: string): string {
  return text.replace(OKLCH, (_, inner: string) => {
    const [lightness = 0, chroma = 0, hue = 0, alpha] = inner.replace('/', ' ').trim().split(/\s+/).map(toNumber);
    const channels = toSrgb(lightness, chroma, hue).join(', ');
    return alpha === undefined ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`;
  });
}

const toNumber = (text: string): number =>
  text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text);

/** Converts by https://www.w3.org/TR/css-color-4/#color-conversion-code; colours outside sRGB are clipped. */
function toSrgb(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function encode(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
}
