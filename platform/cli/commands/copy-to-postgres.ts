import { runServer } from '../process/server.ts';
import { command, wrongUse } from '../process/steps.ts';

const usage = 'npm run copy-to-postgres';
const help = `${usage}
  Copies the site's database file in DATA_DIR to the empty PostgreSQL database DATABASE_URL. Stop the site first. The file is not changed.

  DATABASE_URL=postgres://user:password@host/site npm run copy-to-postgres`;

await command(help, {}, async ({ positionals }) => {
  if (positionals.length > 0) throw wrongUse(`There is nothing to name: ${usage}`);
  await runServer([], { task: { type: 'copy-to-postgres' } });
});
