import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '@platform/cli/builds/build';
import { command, StepFailed, step } from '@platform/cli/process/steps';
import { serverFolder } from '@platform/cli/site';
import { install } from '@platform/cli/workspace';

const help = `npm run seed -- --messages 100000
  Adds made-up messages to the site's data, for trying it with a lot. DATA_DIR or DATABASE_URL names the data, as for the site.`;

await command(help, { messages: { type: 'string', default: '1000' } }, async ({ values }) => {
  const count = Number(values.messages);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new StepFailed(`--messages must be a number from 1 to 1000000, but ${values.messages} was given.`);
  }
  install();
  await build([serverFolder]);
  const startedAt = performance.now();
  const { seed } = await import(pathToFileURL(join(serverFolder, 'dist/seed.js')).href);
  await seed(count);
  step('seed', `${count} messages`, startedAt);
});
