import { compare } from './load.ts';
import type { Figure } from './report.ts';
import { startBareServer } from './running-site.ts';

const message = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Shirin Akter', email: 'shirin@shokal.example', subject: 'A shop', message: 'Hello.' }),
};

/**
 * Measures contact messages a second that are stored and fsynced, and their ratio to requests to a bare Hono route that parses
 * as many bytes. The site at `url` has no rate limits.
 */
export async function measureContactPosts(url: string): Promise<Figure[]> {
  const bare = await startBareServer(90);
  try {
    const ours = { url: `${url}/api/v1/contact`, ...message };
    const rates = await compare(ours, { url: bare.url, ...message });
    return [
      { name: 'contact message, stored and fsynced', value: rates.ours, unit: 'requests/s' },
      { name: 'bare Hono route that parses the same JSON', value: rates.bare, unit: 'requests/s' },
      { name: 'contact message to bare route', value: rates.ratio, unit: '', target: { atLeast: 0.25 } },
    ];
  } finally {
    await bare.stop();
  }
}
