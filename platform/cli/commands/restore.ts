import { resolve } from 'node:path';
import { runServer } from '../process/server.ts';
import { command, wrongUse } from '../process/steps.ts';

const usage = 'npm run restore -- FILE [--replace] [--check]';
const help = `${usage}
  Restores a backup into the database that the settings in the environment name; BACKUP_KEY has to be that of the backup. Stop the site
  first. A database that is there is replaced with --replace only, and kept aside. --check reads the backup to its end and changes nothing.

  npm run restore -- /backups/before-the-update.backup --replace`;

const options = {
  replace: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
} as const;

await command(help, options, async ({ values, positionals }) => {
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw wrongUse(`Name one file: ${usage}`);
  await runServer([], { restore: { file: resolve(file), replace: values.replace, isCheck: values.check } });
});
