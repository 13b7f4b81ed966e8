import { type AddressInfo, createServer } from 'node:net';

/** Returns ports of the loopback interface that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = servers.map(async (server) => {
    await new Promise((resolve) => server.once('listening', resolve));
    return (server.address() as AddressInfo).port;
  });
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return found;
}
