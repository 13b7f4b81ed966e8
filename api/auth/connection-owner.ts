import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** A connection from this machine to this machine, as the server sees it. */
export type Connection = Pick<Socket, 'remoteAddress' | 'remotePort' | 'localPort'>;

/** Linux's tables of TCP connections: https://www.kernel.org/doc/html/latest/networking/proc_net_tcp.html */
const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];

/** State of a connection that both ends hold open. In all other states the table may show root instead of the owner. */
const ESTABLISHED = '01';

const ROOT = 0;

/** Returns whether this system shows whose process is at the other end of a connection. */
export const canKnowOwner = (): boolean => process.getuid !== undefined && existsSync(TABLES[0] ?? '');

/**
 * Returns whether the process at the other end of a loopback connection belongs to `users`: by default the user of this
 * process, and root. Proxies of Linux distributions run as users of their own. True on systems that do not show owners.
 */
export async function isOwnConnection(
  { remoteAddress = '', remotePort = 0, localPort = 0 }: Connection,
  users: readonly number[] = [process.getuid?.() ?? ROOT, ROOT],
): Promise<boolean> {
  if (!canKnowOwner()) return true;
  const addresses = inTables(remoteAddress);
  const tables = await Promise.all(TABLES.map((file) => readFile(file, 'latin1').catch(() => '')));
  return tables
    .flatMap((table) => table.split('\n').slice(1))
    .some((line) => {
      const [, from = '', to = '', state, , , , user] = line.trim().split(/\s+/);
      return (
        addresses.some((address) => from === `${address}:${hex(remotePort, 4)}`) &&
        to.endsWith(`:${hex(localPort, 4)}`) &&
        state === ESTABLISHED &&
        users.includes(Number(user))
      );
    });
}

const hex = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0');

/** Returns how a loopback address is written in the tables, in which each four bytes are in the machine's order: little-endian. */
function inTables(address: string): readonly string[] {
  if (address === '::1') return [`${'0'.repeat(24)}01000000`];
  const parts = address.replace(/^::ffff:/i, '').split('.');
  const reversed = parts
    .map((part) => hex(Number(part), 2))
    .reverse()
    .join('');
  return [reversed, `0000000000000000FFFF0000${reversed}`];
}
