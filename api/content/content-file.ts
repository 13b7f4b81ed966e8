import { join } from 'node:path';

/** Returns the path of a file of this folder. The built server and programs of tests are in folders beside it. */
export const contentFile = (name: string): string => join(import.meta.dirname, '../content', name);
