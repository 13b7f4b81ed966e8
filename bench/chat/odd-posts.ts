import type { Figure } from '../report.ts';

/** Posts of one address, and characters of each. */
const POSTS = 60;
const LENGTH = 1000;

/** Characters that make words of many scripts, marks, digits and spaces. */
const ODD = [...'aeiouxzqকখগঘিীুে০১२三ñß𝔘🤖\u0301\u200d.,-/(“ '];

/**
 * Sends 60 posts of 1,000 odd characters to the chat at once, with turns before them that are as long, and requests pages and
 * lists meanwhile. Measures how long those take. The site at `url` has rate limits.
 */
export async function measureOddPosts(url: string): Promise<Figure[]> {
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed;
  };
  const odd = () =>
    Array.from({ length: LENGTH }, () => ODD[random() % ODD.length])
      .join('')
      .slice(0, LENGTH - 1);
  const post = async () => {
    const turns = Array.from({ length: 6 }, (_, i) => ({ sender: i % 2 ? 'bot' : 'user', text: odd() }));
    const body = JSON.stringify({ message: odd(), turns });
    const response = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  };
  const quiet = await requestUntil(url, () => true);
  let isDone = false;
  const posts = Promise.all(Array.from({ length: POSTS }, post)).finally(() => {
    isDone = true;
  });
  const times = await requestUntil(url, () => isDone);
  const statuses = await posts;
  const failed = statuses.filter((status) => status >= 500).length;
  return [
    {
      name: 'chat, 60 odd posts: p99 of other requests',
      value: p99(times),
      unit: 'ms',
      target: { atMost: 100 },
    },
    { name: 'chat, no odd posts: p99 of the same requests', value: p99(quiet), unit: 'ms' },
    { name: 'chat, 60 odd posts: longest other request', value: times.at(-1) ?? 0, unit: 'ms' },
    { name: 'chat, 60 odd posts: failed', value: failed, unit: '', target: { atMost: 0 } },
  ];
}

/** The value that 99 of 100 times, in their order, do not exceed. */
const p99 = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? 0;

/** Requests pages and a list in turn, at least 200 times. Returns how long each took, in order. */
async function requestUntil(url: string, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isDone() || times.length < 200) {
    for (const path of ['/', '/api/services', '/faqs']) {
      const startedAt = performance.now();
      await (await fetch(url + path)).arrayBuffer();
      times.push(performance.now() - startedAt);
    }
  }
  return times.sort((a, b) => a - b);
}
