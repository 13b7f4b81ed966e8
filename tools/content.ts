import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '@platform/cli/builds/build';
import { command, step, wrongUse } from '@platform/cli/process/steps';
import { serverFolder } from '@platform/cli/site';
import { install } from '@platform/cli/workspace';

const usage = 'npm run content -- export FOLDER | import FOLDER [--write]';
const help = `${usage}
  Writes what the site shows into files, as in api/content/seed, or compares such files with the site and publishes what differs.
  Without --write, import shows the differences and changes nothing. Entries that are only on the site stay.
  DATA_DIR or DATABASE_URL names the data, as for the site, which may be running.`;

await command(help, { write: { type: 'boolean', default: false } }, async ({ values, positionals }) => {
  const [action, folder, ...rest] = positionals;
  if ((action !== 'export' && action !== 'import') || folder === undefined || rest.length > 0) {
    throw wrongUse(`Name a folder: ${usage}`);
  }
  install();
  await build([serverFolder]);
  const { exportTo, importFrom } = await import(pathToFileURL(join(serverFolder, 'dist/content-files.js')).href);
  if (action === 'export') return step('export', `${await exportTo(resolve(folder))} entries`);
  const lines: string[] = await importFrom(resolve(folder), values.write);
  for (const line of lines) console.log(line);
  step('import', `${lines.length} differences${values.write ? '' : ', nothing changed: add --write'}`);
});
