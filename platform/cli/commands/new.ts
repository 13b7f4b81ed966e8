import { relative, resolve } from 'node:path';
import { gatedBuild } from '../builds/gated-build.ts';
import { command, step, wrongUse } from '../process/steps.ts';
import { printJson } from '../releases/site-options.ts';
import { checkIsFree, parseNewRemote } from '../scaffold/check-new.ts';
import { checkEmpty } from '../scaffold/repository.ts';
import { createSite, parseNewSite, writeSiteRemote } from '../scaffold/site-files.ts';
import { frontEndAt, ownFrontEnd, siteFolder } from '../site.ts';
import { install, isStandalone, root } from '../workspace.mjs';

const usage = 'npm run new -- remote <name> --path <path> [--standalone FOLDER] [--json] | site FOLDER';
const help = `${usage}
  Writes a remote with one page into this workspace, builds it, and runs the checks of the gate that need no site. With
  --standalone it writes a repository of its own into an empty folder, with the packages, and installs it with npm. A site is such a
  repository, too: it needs nothing of this one.

  npm run new -- remote events --path /events
  npm run new -- remote events --path /events --standalone ../events
  npm run new -- site ../my-site`;

const options = {
  path: { type: 'string' },
  standalone: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** The packed command lacks the modules that pack the platform or write into its workspace. They are imported where they are used. */
await command(help, options, async ({ values, positionals }) => {
  const [kind, name = '', ...more] = positionals;
  if (isStandalone && (kind === 'site' || values.standalone !== undefined || ownFrontEnd() !== undefined))
    throw wrongUse('Here it writes remotes into a site: run it in the workspace of the platform.');
  if (kind === 'site' && name !== '' && more.length === 0) return newSite(resolve(name), values.json);
  if (kind !== 'remote' || name === '' || more.length > 0) throw wrongUse(`Usage: ${usage}`);
  const remote = parseNewRemote(name, values.path ?? `/${name}`);
  install();
  const startedAt = performance.now();
  if (values.standalone !== undefined) {
    const folder = resolve(process.cwd(), values.standalone);
    checkEmpty(folder);
    const [{ withPackedPackages }, { writeStandaloneRemote }] = await Promise.all([
      import('../packing/pack.ts'),
      import('../scaffold/standalone-remote.ts'),
    ]);
    await withPackedPackages((packedIn) => writeStandaloneRemote(remote, folder, packedIn));
    step('new', `${folder} is a repository for ${name}; its README.md says how it is released`, startedAt);
    if (values.json) printJson({ name, path: remote.path, folder });
    return;
  }
  await checkIsFree(remote);
  const folder = isStandalone
    ? await writeSiteRemote(remote, siteFolder)
    : await (await import('../scaffold/workspace-remote.ts')).writeWorkspaceRemote(remote);
  step('new', `${relative(root, folder)} written`, startedAt);
  await gatedBuild(frontEndAt(folder));
  step('new', `npm start serves it at ${remote.path}; npm run release -- ${name} sends it to a running site`);
  if (values.json) printJson({ name, path: remote.path, folder });
});

/** Writes a site of its own into a folder (absolute). */
async function newSite(folder: string, json: boolean): Promise<void> {
  parseNewSite(folder);
  checkEmpty(folder);
  install();
  const startedAt = performance.now();
  const { withPackedPackages } = await import('../packing/pack.ts');
  await withPackedPackages((packedIn) => createSite(folder, packedIn));
  step('new', `${folder} is a site; npm start in it serves it`, startedAt);
  if (json) printJson({ folder });
}
