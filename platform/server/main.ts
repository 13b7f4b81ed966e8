import { type ServeOptions, serve } from './serve.ts';
import { pagesOnly } from './site.ts';

/** Serves a site that has no API of its own. */
export const main = (options: ServeOptions): Promise<void> => serve(() => pagesOnly, options);
