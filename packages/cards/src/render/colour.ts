/** An oklch colour as CSS writes it, with an alpha value perhaps. */
const OKLCH = /oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)/g;

/** Writes the oklch colours of a text in sRGB: the renderer of the cards does not know them. */
export function inSrgb(text: string): string {
  return text.replace(
    OKLCH,
    (_, l: string, percent: string, c: string, h: string, alpha?: string, ofAlpha?: string) => {
      const [red, green, blue] = toSrgb(Number(l) / (percent ? 100 : 1), Number(c), Number(h));
      return alpha === undefined
        ? `rgb(${red}, ${green}, ${blue})`
        : `rgba(${red}, ${green}, ${blue}, ${Number(alpha) / (ofAlpha ? 100 : 1)})`;
    },
  );
}

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
