import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillFiles } from './still-files.ts';

// `npm run stills` in this package draws the stills again. Commit the result.
const folder = join(import.meta.dirname, 'stills');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const files = stillFiles();
for (const [name, svg] of files) writeFileSync(join(folder, `${name}.svg`), svg);
const exported = [...files.keys()]
  .toSorted()
  .map((name) => `export { default as '${name}' } from './stills/${name}.svg';`);
writeFileSync(
  join(import.meta.dirname, 'stills.ts'),
  `// Written by \`npm run stills\`.
// Addresses of the files that it draws. All are masks: lines are opaque, the background is transparent. Each service has its
// poster closed and open, and the same for phones at rest and open.
${exported.join('\n')}
`,
);
