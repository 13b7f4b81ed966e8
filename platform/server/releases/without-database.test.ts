import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, it, jest } from '@jest/globals';
import { listOf } from '@platform/build/gate/built-release';
import { describeOnPostgres } from '../database/test-databases.fixture.ts';
import { errorHandler } from '../http/problem.ts';
import { makeBuild } from './build-folder.fixture.ts';
import { releasesApi } from './releases-api.fixture.ts';
import { addBuild, testStores } from './store/test-store.fixture.ts';

/** Connections to a database that can be cut, as they are when it goes away. */
async function startCable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const to = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cut = async () => {
    isCut = true;
    const closed = [...sockets].filter((socket) => !socket.closed).map((socket) => once(socket, 'close'));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await Promise.all(closed);
  };
  return {
    url: url.href,
    cut,
    mend: () => {
      isCut = false;
    },
    end: async () => {
      await cut();
      server.close();
    },
  };
}

describeOnPostgres('the releases API, while its database is away', ({ newPlace }) => {
  let cable: Awaited<ReturnType<typeof startCable>>;
  const testStore = testStores(async () => {
    const place = await newPlace();
    cable = await startCable(place.databaseUrl ?? '');
    return { ...place, databaseUrl: cable.url };
  });
  afterEach(() => cable.end());

  it('asks to come back later, logs the cause, and goes on when the database is back', async () => {
    const { store } = await testStore();
    const files = makeBuild('marketing');
    const version = await addBuild(store, 'marketing', files);
    const error = jest.fn();
    const { app, send } = releasesApi(store);
    app.onError(errorHandler({ error }));
    const post = (path: string, body: unknown) => send('POST', path, body);
    const requests = [
      () => post('/releases/marketing', { files: listOf(makeBuild('marketing', { 'web/late.1.js': 'export {}' })) }),
      () => post('/deployments', { name: 'marketing', version }),
      () => post('/rollbacks', { name: 'marketing' }),
      () => post('/pins', { name: 'marketing', pinned: true, note: 'The fair is on' }),
      () => post('/collections', { dryRun: false }),
    ];

    await cable.cut();
    for (const [i, request] of requests.entries()) {
      const refused = await request();
      expect([i, refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([
        i,
        503,
        '5',
        { type: 'urn:problem:store-down', status: 503, title: 'The store cannot be reached just now' },
      ]);
    }
    expect(error).toHaveBeenCalledTimes(requests.length);

    cable.mend();
    expect((await post('/deployments', { name: 'marketing', version })).status).toBe(201);
  });
});
