import { relative, resolve } from 'node:path';
import { packPackages } from '../packing/pack.ts';
import { command, step } from '../process/steps.ts';
import { install, root } from '../workspace.mjs';

const help = `npm run pack [-- --to FOLDER]
  Packs the packages that a repository of its own needs (platform/*, packages/client, packages/ui) as files that npm installs,
  into dist/packages or FOLDER, which is emptied first. npm publish takes the same files.`;

await command(help, { to: { type: 'string', default: 'dist/packages' } }, async ({ values }) => {
  install();
  const startedAt = performance.now();
  const target = resolve(root, values.to);
  for (const { name, version, file } of await packPackages(target)) {
    step('pack', `${name} ${version}  ${relative(root, file)}`);
  }
  step('pack', 'done', startedAt);
});
