import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createWebhook, isPublic } from './webhook.ts';

const notification = { name: 'marketing', version: 'a'.repeat(64), text: 'Rolled back: errors 60 of 100 visitors' };

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server that answers with a status. Returns its address, and what it was sent. */
async function receiver(status: number, headers: Record<string, string> = {}) {
  const received: { url: string | undefined; method: string | undefined; type: string | undefined; body: unknown }[] =
    [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const { url, method, headers: sent } = request;
    received.push({ url, method, type: sent['content-type'], body: await json(request) });
    response.writeHead(status, headers).end('x'.repeat(1_000_000));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

describe('a webhook', () => {
  it('is posted the notification as JSON', async () => {
    const { url, received } = await receiver(204);
    await createWebhook({ url, isPrivate: true })(JSON.stringify(notification));
    expect(received).toEqual([{ url: '/hook', method: 'POST', type: 'application/json', body: notification }]);
  });

  it('rejects another status than 2xx, and follows no redirect', async () => {
    const other = await receiver(204);
    const { url } = await receiver(302, { Location: other.url });
    await expect(createWebhook({ url, isPrivate: true })(JSON.stringify(notification))).rejects.toThrow('status 302');
    expect(other.received).toEqual([]);
  });

  const hosts = '127.0.0.1 localhost [::1] [::ffff:127.0.0.1] 2130706433 0x7f.1 169.254.169.254 0.0.0.0';
  it.each(hosts.split(' '))('is not posted to %s unless that is allowed', async (host) => {
    const { url, received } = await receiver(204);
    const send = createWebhook({ url: url.replace('127.0.0.1', host), isPrivate: false });
    await expect(send(JSON.stringify(notification))).rejects.toThrow(/is not on the public internet/);
    expect(received).toEqual([]);
  });
});

describe('isPublic', () => {
  it.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '172.32.0.1', '11.0.0.1'])(
    'is true for %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    '',
    ...'10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 224.0.0.1 255.255.255.255'.split(' '),
    ...':: ::1 fe80::1 fc00::1 fd12::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1:: 2001:db8::1 name'.split(' '),
  ])('is false for %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});
