/** Descriptors that make Arial as wide as each font. Made by `tools/fonts`. */
export const fallbacks = {
  'bricolage-grotesque': 'size-adjust:93.82%;ascent-override:99.13%;descent-override:28.78%;line-gap-override:0%',
  geist: 'size-adjust:102.5%;ascent-override:98.04%;descent-override:28.78%;line-gap-override:0%',
} as const;
