import { from, scale } from './scale.ts';

/** Colours of both themes, light first. `light-dark()` selects one by `color-scheme`: https://www.w3.org/TR/css-color-5/#light-dark */
export const colours = {
  ground: ['oklch(.985 .004 300)', 'oklch(.19 .03 295)'],
  wash: ['oklch(.957 .01 300)', 'oklch(.225 .033 295)'],
  raised: ['oklch(.998 .001 300)', 'oklch(.25 .035 295)'],
  ink: ['oklch(.19 .03 295)', 'oklch(.965 .006 300)'],
  'ink-2': ['oklch(.42 .028 295)', 'oklch(.8 .018 300)'],
  'ink-3': ['oklch(.53 .024 295)', 'oklch(.69 .024 298)'],
  edge: ['oklch(.62 .02 295)', 'oklch(.58 .03 296)'],
  hairline: ['oklch(.19 .03 295 / .13)', 'oklch(.965 .006 300 / .15)'],
  'hairline-strong': ['oklch(.19 .03 295 / .28)', 'oklch(.965 .006 300 / .32)'],
  iris: ['oklch(.55 .24 300)', 'oklch(.74 .17 300)'],
  'iris-hover': ['oklch(.49 .24 300)', 'oklch(.8 .14 300)'],
  'on-iris': ['oklch(.99 .004 300)', 'oklch(.19 .03 295)'],
  'iris-wash': ['oklch(.945 .032 300)', 'oklch(.29 .075 300)'],
  error: ['oklch(.53 .19 25)', 'oklch(.75 .14 25)'],
  'error-wash': ['oklch(.955 .022 25)', 'oklch(.28 .06 25)'],
  good: ['oklch(.5 .12 155)', 'oklch(.8 .14 155)'],
  'good-wash': ['oklch(.955 .03 155)', 'oklch(.28 .05 155)'],
  /** Ground of a band that is dark in both themes, below the page's in the dark one. Set it outside `color-scheme: dark`. */
  band: ['oklch(.19 .03 295)', 'oklch(.15 .028 295)'],
  shadow: ['oklch(.19 .03 295 / .4)', 'oklch(.08 .02 295 / .7)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Fonts of visitors' systems that stand in for ours, in the order in which browsers look for them. */
export const STAND_INS = ['roboto', 'arial', 'noto', 'dejavu'] as const;

/**
 * Returns a list of font families: fonts of ours, and what stands in for the first, `Text as roboto`. A browser looks for a family of a list
 * only if those before it are absent, and asks the system for each name by itself, in the first layout.
 * @param fonts One family, or several separated by commas.
 * @param standIn The first words of the stand-ins' names, if not those of the font.
 */
export const fontList = (fonts: string, standIn: string = fonts): string =>
  [fonts, ...STAND_INS.map((system) => `${standIn} as ${system}`), 'sans-serif'].join(', ');

/** Tokens that do not depend on the theme. */
export const constants = {
  'radius-picture': '4px',
  'radius-field': '12px',
  'radius-card': '16px',
  'radius-full': '999px',
  /** Menus and dialogs. */
  'motion-quick': '180ms ease-out',
  motion: '200ms ease-out',
  'motion-slow': '250ms ease-out',
  ...scale,
} as const;

const fontLists = () => ({
  'font-display': fontList('Display'),
  /** Titles of pages and sections, whose letters are narrower on desktops: see `tokensCss`. */
  'font-title': 'var(--font-display)',
  'font-text': fontList('Text'),
});

type Colour = keyof typeof colours;
type Constant = keyof typeof constants;

/** Name of a design token. Its custom property is the name after two hyphens. */
export type Token = Colour | Constant | keyof ReturnType<typeof fontLists>;

const fallbacks: Readonly<Record<string, string>> = constants;

/** Returns a token for a style, with its (light) value as the fallback: `var(--ink, oklch(…))`. Our fonts are only where the tokens are. */
export function token(name: Token): string {
  return `var(--${name}, ${colours[name as Colour]?.[0] ?? fallbacks[name] ?? 'sans-serif'})`;
}

/** Returns the style of a section with a ground of its own, behind the line of the page. The section must be no stacking context. */
export const ground = (name: Token): string =>
  `position: relative; &::before { position: absolute; z-index: -2; inset: 0; background: ${token(name)}; content: ''; }`;

/**
 * Returns the custom properties as CSS text. The theme follows the system, unless `data-theme` on the root element overrides it.
 * An element with `color-scheme: dark` has the dark colours: set its `color` and `background`, too. `--picture` is the filter of
 * pictures: in the dark theme they have 88 % of their light.
 */
export function tokensCss(): string {
  const declarations = [
    ...Object.entries(colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`),
    ...Object.entries({ ...fontLists(), ...constants }).map(([name, value]) => `--${name}:${value}`),
  ].join(';');
  const dim = `--picture:brightness(.88)`;
  const large = fontList('Display', 'Display large');
  return `:root{color-scheme:light dark;${declarations}}:root[data-theme="light"]{color-scheme:light}:root[data-theme="dark"]{color-scheme:dark;${dim}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${dim}}}${from.desktop}{:root{--font-title:${large}}}`;
}
