import { get } from 'node:http';
import { compare } from './load.ts';
import type { Figure } from './report.ts';
import { startBareServer } from './running-site.ts';

const headers = { 'accept-encoding': 'br' };

/** Measures requests a second for a cached page of a site, and their ratio to those of a bare Hono route with as many bytes. */
export async function measureCachedPage(url: string): Promise<Figure[]> {
  const page = `${url}/about`;
  const bytes = await sentBytes(page);
  const bare = await startBareServer(bytes);
  try {
    const { ours, bare: other, ratio } = await compare({ url: page, headers }, { url: bare.url, headers });
    return [
      { name: 'cached page', value: ours, unit: 'requests/s' },
      { name: `bare Hono route, ${bytes} bytes too`, value: other, unit: 'requests/s' },
      { name: 'cached page to bare route', value: ratio, unit: '', target: { atLeast: 0.5 } },
    ];
  } finally {
    await bare.stop();
  }
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
