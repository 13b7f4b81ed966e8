import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { hideAddresses } from '../http/hide-addresses.ts';
import { readSettings } from '../settings.ts';
import { messageOf, StartError } from '../start-error.ts';
import { makeBackup } from './make-backup.ts';

// `node backup-program.js FILE` makes a backup in a process of its own, so that it neither blocks a running server nor takes its memory.
// Prints the result as JSON, or the reason of a failure in one line. The environment has the settings of the site.
process.umask(0o077);
try {
  const [file = ''] = process.argv.slice(2);
  console.log(JSON.stringify(await makeBackup(resolve(file), readSettings(process.env))));
} catch (error) {
  const isExpected = error instanceof StartError || Object(error).code !== undefined;
  console.error(hideAddresses(isExpected ? messageOf(error) : inspect(error)));
  process.exitCode = 1;
}
