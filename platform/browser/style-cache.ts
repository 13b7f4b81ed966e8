import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache, the same on server and browser. Rules are inserted one by one in development, too: the
 * Content-Security-Policy forbids writing text into a style element. Supported browsers need no vendor prefixes.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', speedy: true, stylisPlugins: [] });
}
