import '../platform/cli/lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../platform/cli/lib/root.mjs';
import { command, StepFailed, step } from '../platform/cli/lib/steps.mjs';

// `npm run seed -- --messages 100000`: adds made-up messages to the site's data, for trying it with a lot. DATA_DIR or
// DATABASE_URL says where, as for the site.
await command(async () => {
  const { values } = parseArgs({ options: { messages: { type: 'string', default: '1000' } } });
  const count = Number(values.messages);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) {
    throw new StepFailed(`--messages ${values.messages} is no number from 1 to 1000000.`);
  }
  const built = join(root, 'api/dist/seed.js');
  if (!existsSync(built)) throw new StepFailed('The server is not built yet: run npm start once.');
  const startedAt = performance.now();
  const { seed } = await import(pathToFileURL(built).href);
  await seed(count);
  step('seed', `${count} messages`, startedAt);
});
