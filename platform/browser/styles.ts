import createCache, { type EmotionCache } from '@emotion/cache';
import { hoverOnly } from './hover-only.ts';

/** Key of the styles of components; other styles have other keys. */
const KEY = 'css';

/** A class of Emotion in a style sheet. */
const CLASS = /\.css-([a-z0-9]+)/g;

/**
 * Creates Emotion's cache, the same on server and browser. Rules are inserted one by one in development, too: the
 * Content-Security-Policy forbids writing text into a style element. Supported browsers need no vendor prefixes.
 * @param sent Names of the rules that the page has.
 */
export function createStyleCache(sent: readonly string[] = []): EmotionCache {
  const cache = createCache({ key: KEY, speedy: true, stylisPlugins: [hoverOnly] });
  for (const id of sent) cache.inserted[id] = true;
  return cache;
}

/**
 * Returns the HTML of a page's style element. It has not the attribute by which Emotion finds elements: Emotion would move them to the head's end,
 * where they are already, and the whole page would be styled once more, and painted later.
 */
export const styleTag = (css: string): string => `<style data-critical>${css}</style>`;

/** Returns the names of the rules that the page has, without the key. */
export function readSentRules(): string[] {
  const css = document.head.querySelector('style[data-critical]')?.textContent ?? '';
  return Array.from(css.matchAll(CLASS), ([, name = '']) => name);
}
