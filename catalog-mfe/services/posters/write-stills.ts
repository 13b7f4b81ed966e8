import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillFiles } from './still-files.ts';

// `npm run stills` in this package draws the stills again. Commit the result; `stills.ts` has its names.
const folder = join(import.meta.dirname, 'stills');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, svg] of stillFiles()) writeFileSync(join(folder, `${name}.svg`), svg);
