import createCache, { type EmotionCache } from '@emotion/cache';
import { hoverOnly } from './hover-only.ts';

/** One style element of Emotion's output. */
export interface CriticalStyle {
  readonly key: string;
  /** Names of the rules, without the key. */
  readonly ids: readonly string[];
  readonly css: string;
}

/** Key of the styles of components; other styles have other keys. */
const KEY = 'css';

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
 * Returns the HTML of a style element. It has not the attribute by which Emotion finds elements: Emotion would move them to the head's end,
 * where they are already, and the whole page would be styled once more, and painted later.
 */
export function styleTag({ key, ids, css }: CriticalStyle): string {
  return `<style${key === KEY ? ` data-rules="${ids.join(' ')}"` : ''}>${css}</style>`;
}

/** Returns the names of the rules that the page has. */
export function readSentRules(): string[] {
  const elements = document.head.querySelectorAll<HTMLElement>('style[data-rules]');
  return [...elements].flatMap(({ dataset }) => dataset.rules?.split(' ') ?? []);
}
