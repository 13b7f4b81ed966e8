import { once } from 'node:events';
import { createServer } from 'node:net';
import { checkDatabase } from './database/open-database.ts';
import { listenError } from './listen/listen.ts';
import type { Settings } from './settings.ts';

/**
 * Checks that a server with these settings can listen, and can open its database. Leaves nothing running.
 * @throws StartError naming the setting that cannot be used.
 */
export async function checkStart({ port, host, ...place }: Settings): Promise<void> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, port, host);
  }
  server.close();
  await checkDatabase(place);
}
