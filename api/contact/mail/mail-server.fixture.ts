import { afterEach } from '@jest/globals';
import { type Behaviour, type MailServer, startMailServer } from '@platform/cli/testing/mail-server.fixture';

/** Returns a function that starts a mail server for one test. */
export function mailServers(): (behaviour?: Behaviour) => Promise<MailServer> {
  const started: MailServer[] = [];
  afterEach(() => {
    for (const server of started.splice(0)) server.stop();
  });
  return async (behaviour) => {
    const server = await startMailServer(behaviour);
    started.push(server);
    return server;
  };
}
