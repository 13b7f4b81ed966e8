import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Names the variable with the folder of what `prepare.ts` made. */
export const PREPARED = 'PREPARED_FOLDER';

/** Ports at which prepared sites start: below those that systems give out by themselves. */
const FIRST_PORT = 20_000;
const PORTS = 24;

const folder = (...path: string[]) => join(process.env[PREPARED] ?? '', ...path);
const pagesIn = (dataDir: string) => join(dataDir, 'cache/pages');

/** The DATA_DIR that `prepare.ts` makes. */
export const preparedData = () => folder('data');

/** Creates a DATA_DIR in which all front ends are released. */
export const copyPrepared = (dataDir: string) => cp(preparedData(), dataDir, { recursive: true });

/** A port that no other test has. */
export interface OwnPort {
  /** `0` if none is free. */
  readonly port: string;
  /** Keeps the pages that the site has rendered, for the next site at this port, and gives the port back. Does so once. */
  giveBack(): Promise<void>;
}

/**
 * Takes a port for a prepared site, and copies the pages that the last site at this port rendered: pages name their own address, so
 * no other site can use them.
 */
export async function takePort(dataDir: string): Promise<OwnPort> {
  for (let i = 0; i < PORTS; i += 1) {
    const port = FIRST_PORT + (process.ppid % 500) * PORTS + i;
    const [taken, pages] = [folder(`taken-${port}`), folder(`pages-${port}`)];
    // Only one process can create a folder.
    if (
      !(await mkdir(taken)
        .then(() => true)
        .catch(() => false))
    )
      continue;
    if (!(await isFree(port))) continue;
    if (existsSync(pages)) await cp(pages, pagesIn(dataDir), { recursive: true });
    let isGiven = false;
    const giveBack = async () => {
      if (isGiven) return;
      isGiven = true;
      if (!existsSync(pages) && existsSync(pagesIn(dataDir))) {
        const copy = `${pages}.tmp`;
        await cp(pagesIn(dataDir), copy, { recursive: true });
        await rename(copy, pages);
      }
      await rm(taken, { recursive: true });
    };
    return { port: String(port), giveBack };
  }
  return { port: '0', giveBack: async () => {} };
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
