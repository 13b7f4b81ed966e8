import { colours, constants } from './tokens.ts';

const declarations = [
  ...Object.entries(colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`),
  ...Object.entries(constants).map(([name, value]) => `--${name}:${value}`),
].join(';');

/**
 * The custom properties as CSS text. The theme follows the system; `data-theme` on the root element overrides it. Any
 * element that sets `color-scheme: dark` makes a dark region: it must then set its own `color` and `background`.
 */
export const tokensCss = `:root{color-scheme:light dark;${declarations}}:root[data-theme="light"]{color-scheme:light}:root[data-theme="dark"]{color-scheme:dark}`;
