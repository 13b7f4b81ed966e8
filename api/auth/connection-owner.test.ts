import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { canKnowOwner, isOwnConnection } from './connection-owner.ts';

const onLinux = canKnowOwner() ? describe : describe.skip;
const asRoot = process.getuid?.() === 0 ? it : it.skip;

/** A user without rights on every Linux system, as proxies run as. */
const NOBODY = 65_534;

onLinux('isOwnConnection (skipped where the system does not show owners)', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** Listens on `host`. Returns the port, and a function that returns the next connection. */
  async function listen(host: string) {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    ends.push(() => server.close());
    const accept = async () => {
      const [socket] = (await once(server, 'connection')) as [Socket];
      ends.push(() => socket.destroy());
      return socket;
    };
    return { port: (server.address() as AddressInfo).port, accept };
  }

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.2'],
    ['::1', '::1'],
    ['::', '127.0.0.1'],
  ])('accepts a connection of this process to %s from %s', async (host, from) => {
    const { port, accept } = await listen(host);
    const accepted = accept();
    const client = connect({ port, host: host === '::' ? '127.0.0.1' : host, localAddress: from });
    ends.push(() => client.destroy());
    const socket = await accepted;
    expect(await isOwnConnection(socket)).toBe(true);
    expect(await isOwnConnection(socket, [NOBODY])).toBe(false);
  });

  it('rejects a connection that the other end has closed, because its owner is not shown', async () => {
    const { port, accept } = await listen('127.0.0.1');
    const accepted = accept();
    const client = connect({ port, host: '127.0.0.1' });
    const socket = await accepted;
    const closed = once(socket.resume(), 'end');
    client.end();
    await closed;
    expect(await isOwnConnection(socket)).toBe(false);
  });

  asRoot('rejects a connection of another user', async () => {
    const { port, accept } = await listen('127.0.0.1');
    const accepted = accept();
    const program = `require('node:net').connect(${port}, '127.0.0.1')`;
    const child = spawn(process.execPath, ['-e', program], { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' });
    ends.push(() => child.kill());
    expect(await isOwnConnection(await accepted)).toBe(false);
  });
});
