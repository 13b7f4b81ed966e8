import { gatedBuild } from '../builds/gated-build.ts';
import { command, step } from '../process/steps.ts';
import { kilobytes, printJson, short } from '../releases/site-options.ts';
import { onlyFrontEnd } from '../site.ts';

const usage = 'npm run gate -- <name> [--json]';
const help = `${usage}
  Builds one front end and runs those checks that need no site: its files, its release.json, the hashes in its entry, the
  size of its first waves. The site checks what depends on the other live releases when the release is sent.

  npm run gate -- marketing-mfe --json`;

await command(help, { json: { type: 'boolean', default: false } }, async ({ values, positionals }) => {
  const frontEnd = onlyFrontEnd(positionals, usage);
  const { version, files, brings } = await gatedBuild(frontEnd);
  for (const [module, size] of Object.entries(brings)) {
    step('gate', `${frontEnd.name} brings its own ${module}: ${kilobytes(size)} more (not minified) for each visitor`);
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  step('gate', `${frontEnd.name} ${short(version)}: ${files.length} files, ${kilobytes(bytes)}`);
  if (values.json) printJson({ name: frontEnd.name, version, files: files.length, bytes, brings });
});
