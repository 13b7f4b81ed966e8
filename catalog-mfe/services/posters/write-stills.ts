import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillFiles, stillsModule } from './files.ts';

// `npm run stills` in this package draws the stills anew. Commit the result.
const folder = join(import.meta.dirname, 'stills');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, svg] of stillFiles()) writeFileSync(join(folder, `${name}.svg`), svg);
writeFileSync(join(import.meta.dirname, 'stills.ts'), stillsModule());
