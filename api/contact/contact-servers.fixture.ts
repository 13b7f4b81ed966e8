import type { DatabasePlace } from '@platform/server/database/open-database';
import type { ReceivedMessage } from '@studio/client/contact';
import { serverPrograms } from './server-programs.fixture.ts';

/** A server of the contact resource that prints its address. */
const SERVER = `
  import { Hono } from 'hono';
  import { migrations } from './app.ts';
  import { createContactAdmin } from './contact/admin-routes.ts';
  import { createHistories } from './contact/history/history.ts';
  import { createInbox } from './contact/messages/inbox.ts';
  import { createContact } from './contact/form.ts';
  import { createSpamFilter } from './contact/spam/spam-filter.ts';
  import { listen } from '@platform/server/listen/listen';
  import { openDatabase } from '@platform/server/database/open-database';
  const db = await openDatabase(JSON.parse(process.argv[2]), migrations);
  const inbox = createInbox({ db });
  const histories = createHistories({ db });
  const anybody = (c, next) => next();
  const searchBudget = (c, next) => (c.set('spend', (work) => work()), next());
  const spam = createSpamFilter(db);
  const contact = createContact({ inbox, limiter: anybody, sameSite: anybody, spam });
  const admin = createContactAdmin({ inbox, histories, adminOnly: anybody, sameSite: anybody, searchBudget });
  const app = new Hono().route('/api', contact).route('/api', admin);
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  console.log(server.url);`;

/** Returns functions that start and kill servers of the contact resource. After each test, kills those that still run. */
export function contactServers() {
  const { start: startProgram, kill } = serverPrograms(SERVER);

  /** Starts a server. `name`: of its program's file. Returns the address of its messages, too. */
  async function start(name: string, place: DatabasePlace) {
    const program = await startProgram(`contact-${name}`, place);
    return { ...program, address: `${program.line}/api/v1/contact` };
  }

  /** Returns the ids of all messages at an address. */
  async function listAll(address: string): Promise<string[]> {
    const ids: string[] = [];
    let next = `${address}?limit=100`;
    while (next !== '') {
      const response = await fetch(next);
      ids.push(...((await response.json()) as ReceivedMessage[]).map(({ id }) => id));
      const link = /^<(.*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
      next = link === undefined ? '' : new URL(link, address).href;
    }
    return ids;
  }

  return { start, kill, listAll };
}
