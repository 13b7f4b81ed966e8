import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillFiles } from './files.ts';

// `npm run stills` in this package draws the stills anew. Commit the result.
const folder = join(import.meta.dirname, 'stills');
mkdirSync(folder, { recursive: true });
for (const [name, svg] of stillFiles()) writeFileSync(join(folder, `${name}.svg`), svg);
