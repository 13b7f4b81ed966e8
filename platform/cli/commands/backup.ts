import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../process/run.ts';
import { command, StepFailed, step, wrongUse } from '../process/steps.ts';
import { kilobytes, printJson } from '../releases/site-options.ts';
import { serverFolder, siteFolder } from '../site.ts';

const usage = 'npm run backup -- FILE [--json]';
const help = `${usage}
  Writes a backup of the site's database file into a new file, while the site runs. The environment has the settings of the site: DATA_DIR,
  FILES_URL, and BACKUP_KEY, which encrypts the backup. On PostgreSQL use pg_dump.

  npm run backup -- /backups/before-the-update.backup`;

await command(help, { json: { type: 'boolean', default: false } }, async ({ values, positionals }) => {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw wrongUse(`Name one file: ${usage}`);
  const program = join(serverFolder, 'dist/backup-program.js');
  if (!existsSync(program)) throw new StepFailed('The server is not built yet: run npm start once.');
  const startedAt = performance.now();
  const { code, stdout, output } = await run(process.execPath, [program, resolve(file)], { cwd: siteFolder });
  if (code !== 0) throw new StepFailed(output.trim());
  const made: { file: string; size: number; missing: string[] } = JSON.parse(stdout);
  for (const sha256 of made.missing) step('warning', `the file ${sha256} of a release is not in the bucket`);
  step('backup', `${made.file}  ${kilobytes(made.size)}`, startedAt);
  if (values.json) printJson(made);
});
