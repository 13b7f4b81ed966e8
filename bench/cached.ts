import { ask } from './chat/chat.ts';
import { type Figure, median } from './report.ts';
import { load, startBareServer, startBuiltSite } from './running-site.ts';

/** Responses from memory. */
const PATHS = ['/about', '/api/registry'] as const;

/** Least share of a bare route's requests per second. */
const MIN_RATIO = 0.7;

/** Rounds alternate between the two servers, so that a slow moment of the machine affects both. */
const ROUNDS = 3;

/** Seconds of a round for each server. */
const SECONDS = 4;

/** Measures requests per second of responses from memory, and their ratio to bare Hono routes that send as many bytes. */
export async function measureCached(): Promise<Figure[]> {
  const site = await startBuiltSite({ RATE_LIMITS: 'off' });
  try {
    // Reading the pages takes the chat a core for a while after a start; its first answer comes afterwards.
    await ask(site.url, 'hello', []);
    const figures: Figure[] = [];
    for (const path of PATHS) figures.push(...(await compareWithBare(site.url, path)));
    return figures;
  } finally {
    await site.stop();
  }
}

async function compareWithBare(origin: string, path: string): Promise<Figure[]> {
  const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const bytes = Number(response.headers.get('content-length'));
  const bare = await startBareServer(bytes);
  try {
    await requestsPerSecond(origin + path);
    await requestsPerSecond(bare.url);
    const rounds: { site: number; bare: number }[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      rounds.push({ site: await requestsPerSecond(origin + path), bare: await requestsPerSecond(bare.url) });
    }
    const ratio = median(rounds.map((round) => round.site / round.bare));
    return [
      { name: path, value: median(rounds.map((round) => round.site)), unit: 'requests/s' },
      { name: `bare route, ${bytes} bytes`, value: median(rounds.map((round) => round.bare)), unit: 'requests/s' },
      { name: `${path} to bare route`, value: ratio, unit: '', target: { atLeast: MIN_RATIO } },
    ];
  } finally {
    await bare.stop();
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  return (await load({ url, headers: { 'accept-encoding': 'br' }, connections: 50, duration: SECONDS })) / SECONDS;
}
