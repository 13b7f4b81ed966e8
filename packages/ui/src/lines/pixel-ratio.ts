/** Maximum of device pixels per CSS pixel. More of them are not visible in moving lines. */
const MAX_PIXEL_RATIO = 2;

/** Returns how many pixels a canvas with moving lines has per CSS pixel. */
export const pixelRatio = (): number => Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
