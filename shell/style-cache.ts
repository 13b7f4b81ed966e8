import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache, alike in both halves. Rules are inserted one by one even in development, because the
 * Content-Security-Policy lets no text be written into a style element; no browser the site supports needs prefixes.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', speedy: true, stylisPlugins: [] });
}
