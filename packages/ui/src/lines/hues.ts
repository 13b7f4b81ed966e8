/** Mean hue of the lines, and its amplitude, in degrees: from blue over violet and magenta to coral. */
export const HUE = 285;
export const HUE_AMPLITUDE = 85;

/** Saturation and lightness of drawn lines in percent, by theme. */
const INKS = { light: '80% 54%', dark: '88% 68%' } as const;

/** Places of a drawing's hues along its width, from 0 (left) to 1: eleven, with straight gradients between them. */
export const STOPS: readonly number[] = Array.from({ length: 11 }, (_, k) => k / 10);

/** Returns the hue at a share of a drawing: 200 to 370 degrees, slow at both ends. */
export const hueAt = (share: number): number => Math.round(HUE - HUE_AMPLITUDE * Math.cos(Math.PI * share));

/** Returns the colour at a share of a drawing. */
export const hueColour = (share: number, theme: keyof typeof INKS): string => `hsl(${hueAt(share)} ${INKS[theme]})`;

/** Returns the colour at a share of a drawing's width for CSS, in both themes. */
export const themedHue = (share: number): string =>
  `light-dark(${hueColour(share, 'light')}, ${hueColour(share, 'dark')})`;
