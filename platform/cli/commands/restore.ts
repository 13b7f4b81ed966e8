import { resolve } from 'node:path';
import { runServer } from '../process/server.ts';
import { command, wrongUse } from '../process/steps.ts';

const usage = 'npm run restore -- FILE [--replace] [--check]';
const help = `${usage}
  Restores a backup into the database file in DATA_DIR; BACKUP_KEY has to be that of the backup. Stop the site first. With --replace an
  existing database is replaced, and kept under another name. --check reads and checks the whole backup, and changes nothing.

  npm run restore -- /backups/before-the-update.backup --replace`;

const options = {
  replace: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
} as const;

await command(help, options, async ({ values, positionals }) => {
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw wrongUse(`Name one file: ${usage}`);
  await runServer([], {
    task: { type: 'restore', file: resolve(file), replace: values.replace, isCheck: values.check },
  });
});
