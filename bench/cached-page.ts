import { get } from 'node:http';
import { ask } from './chat/chat.ts';
import { compare } from './load.ts';
import type { Figure } from './report.ts';
import { startBareServer } from './running-site.ts';

const headers = { 'accept-encoding': 'br' };

/** What is sent from memory, and the share of a bare route's requests a second that it must reach. */
const CACHED = [
  { name: 'cached page', path: '/about' },
  { name: '/api/registry', path: '/api/registry' },
] as const;
const MIN_RATIO = 0.9;

/**
 * Measures requests a second for what a site sends from memory, and their ratio to those of bare Hono routes with as many bytes. It waits
 * for the chat to read the pages, which takes a core for a while after a start.
 */
export async function measureCached(url: string): Promise<Figure[]> {
  await ask(url, 'hello', []);
  const figures: Figure[] = [];
  for (const { name, path } of CACHED) {
    const address = url + path;
    const bytes = await sentBytes(address);
    const bare = await startBareServer(bytes);
    try {
      const rates = await compare({ url: address, headers }, { url: bare.url, headers });
      figures.push(
        { name, value: rates.ours, unit: 'requests/s' },
        { name: `${name}: bare Hono route, ${bytes} bytes too`, value: rates.bare, unit: 'requests/s' },
        { name: `${name} to bare route`, value: rates.ratio, unit: '', target: { atLeast: MIN_RATIO } },
      );
    } finally {
      await bare.stop();
    }
  }
  return figures;
}

/** Returns the bytes of a response's body as it is sent, compressed. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
