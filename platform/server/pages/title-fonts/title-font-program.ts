import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { Subset } from './title-fonts.ts';

/** A worker that subsets fonts: some 50 ms of a processor each, in which the server responds to others. */
parentPort?.on('message', async ({ id, font, characters, axes }: Subset) => {
  try {
    const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: ['kern'], noHinting: true };
    const subset = await subsetFont(Buffer.from(font), characters, options as Parameters<typeof subsetFont>[2]);
    parentPort?.postMessage({ id, woff2: subset.toString('base64') });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
