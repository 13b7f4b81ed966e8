import { join, relative, resolve } from 'node:path';
import { packPackages } from '../packing/pack.ts';
import { command, step } from '../process/steps.ts';
import { printJson } from '../releases/site-options.ts';
import { install, root } from '../workspace.mjs';

const help = `npm run pack [-- --to FOLDER --json]
  Packs the packages that a repository of its own needs (platform/*, packages/client, packages/ui) as files that npm installs,
  into dist/packages or FOLDER, which is emptied first. npm publish takes the same files.`;

const options = {
  to: { type: 'string', default: 'dist/packages' },
  json: { type: 'boolean', default: false },
} as const;

await command(help, options, async ({ values }) => {
  install();
  const startedAt = performance.now();
  const target = resolve(root, values.to);
  const packages = (await packPackages(target)).packages.map((packed) => ({
    ...packed,
    file: join(target, packed.file),
  }));
  for (const { name, version, file } of packages) {
    step('pack', `${name} ${version}  ${relative(root, file)}`);
  }
  step('pack', 'done', startedAt);
  if (values.json) printJson(packages);
});
