import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { hideAddresses } from '../http/hide-addresses.ts';
import { readSettings } from '../settings.ts';
import { messageOf, StartError } from '../start-error.ts';
import { BackupError } from './backup-error.ts';
import { makeBackup } from './make-backup.ts';

// `node backup-program.js FILE`: a process of its own, so that a running server is not held up, and needs no more memory. Prints what
// it made as JSON, or why it made nothing, in one line. The environment has the settings of the site.
process.umask(0o077);
try {
  const [file = ''] = process.argv.slice(2);
  console.log(JSON.stringify(await makeBackup(resolve(file), readSettings(process.env))));
} catch (error) {
  const isForeseen = error instanceof BackupError || error instanceof StartError || Object(error).code !== undefined;
  console.error(hideAddresses(isForeseen ? messageOf(error) : inspect(error)));
  process.exitCode = 1;
}
