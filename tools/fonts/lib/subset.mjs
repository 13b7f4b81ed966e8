import { createRequire } from 'node:module';
import { installed } from '../../pictures/lib/repository.mjs';

/** @typedef {Record<string, number | { min: number, max: number }>} Axes A number fixes an axis; a range keeps it variable. */

/** @typedef {{ targetFormat: 'woff2' | 'sfnt', variationAxes?: Axes, keepFeatures?: string[], noHinting: boolean }} SubsetOptions */

/** @returns {(font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>} The function that subsets a font. */
export function loadSubset() {
  return createRequire(import.meta.url)(installed('fonts', 'subset-font'));
}
