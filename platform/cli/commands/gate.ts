import { gatedFrom } from '../builds/gated-build.ts';
import { command, step } from '../process/steps.ts';
import { kilobytes, printJson, short } from '../releases/site-options.ts';

const usage = 'npm run gate -- <name> [--build FOLDER] [--json]';
const help = `${usage}
  Builds one front end and runs those checks that need no site: its files, its release.json, the hashes in its entry, the
  size of its initial scripts. The site checks what depends on the other live releases when the release is sent.

  npm run gate -- marketing-mfe
  npm run gate -- events --build ../events/dist
  npm run gate -- marketing-mfe --json

--build builds nothing: FOLDER has what another tool built, web/ with its mf-manifest.json, and server/.`;

await command(
  help,
  { build: { type: 'string' }, json: { type: 'boolean', default: false } },
  async ({ values, positionals }) => {
    const { name, gated } = gatedFrom(positionals, values.build, usage);
    const { version, files, ownCopies } = await gated();
    for (const [module, size] of Object.entries(ownCopies)) {
      step('gate', `${name} bundles its own ${module}: ${kilobytes(size)} more (not minified) for each visitor`);
    }
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    step('gate', `${name} ${short(version)}: ${files.length} files, ${kilobytes(bytes)}`);
    if (values.json) printJson({ name, version, files: files.length, bytes, ownCopies });
  },
);
