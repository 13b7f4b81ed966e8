/** Descriptors that make a font of a system as wide as ours, by ours and by the system. Made by `tools/fonts`. */
export const fallbacks = {
  display: {
    arial: 'size-adjust:98.86%;ascent-override:94.07%;descent-override:27.31%;line-gap-override:0%',
    roboto: 'size-adjust:104.53%;ascent-override:88.97%;descent-override:25.83%;line-gap-override:0%',
    dejavu: 'size-adjust:82.41%;ascent-override:112.85%;descent-override:32.76%;line-gap-override:0%',
    noto: 'size-adjust:94.22%;ascent-override:98.7%;descent-override:28.66%;line-gap-override:0%',
  },
  displayLarge: {
    arial: 'size-adjust:91.87%;ascent-override:101.23%;descent-override:29.39%;line-gap-override:0%',
    roboto: 'size-adjust:97.13%;ascent-override:95.74%;descent-override:27.8%;line-gap-override:0%',
    dejavu: 'size-adjust:76.59%;ascent-override:121.43%;descent-override:35.25%;line-gap-override:0%',
    noto: 'size-adjust:87.56%;ascent-override:106.21%;descent-override:30.84%;line-gap-override:0%',
  },
  text: {
    arial: 'size-adjust:102.85%;ascent-override:97.72%;descent-override:28.68%;line-gap-override:0%',
    roboto: 'size-adjust:102.93%;ascent-override:97.64%;descent-override:28.66%;line-gap-override:0%',
    dejavu: 'size-adjust:90.22%;ascent-override:111.39%;descent-override:32.7%;line-gap-override:0%',
    noto: 'size-adjust:96.68%;ascent-override:103.95%;descent-override:30.51%;line-gap-override:0%',
  },
} as const;

/** Axes of the titles of pages. */
export const titleAxes = { wght: 650, opsz: { min: 12, max: 96 } };
