import type { Figure } from '../report.ts';
import { FIFTH_ANSWERABLE, FIFTH_UNANSWERABLE } from './fifth-set.mjs';
import { FOURTH_ANSWERABLE, FOURTH_UNANSWERABLE } from './fourth-set.mjs';
import { ANSWERABLE, UNANSWERABLE } from './questions.mjs';
import { SECOND_ANSWERABLE, SECOND_UNANSWERABLE } from './second-set.mjs';
import { SEVENTH_ANSWERABLE, SEVENTH_UNANSWERABLE } from './seventh-set.mjs';
import { SIXTH_ANSWERABLE, SIXTH_UNANSWERABLE } from './sixth-set.mjs';
import { THIRD_ANSWERABLE, THIRD_UNANSWERABLE } from './third-set.mjs';

/** The chat's answer, and the time it took in milliseconds. */
interface Answer {
  readonly answered: boolean;
  readonly sources: readonly { readonly href: string }[];
  readonly ms: number;
}

const QUESTIONS = [
  ...ANSWERABLE,
  ...SECOND_ANSWERABLE,
  ...THIRD_ANSWERABLE,
  ...FOURTH_ANSWERABLE,
  ...FIFTH_ANSWERABLE,
  ...SIXTH_ANSWERABLE,
  ...SEVENTH_ANSWERABLE,
];
const FOREIGN = [
  ...UNANSWERABLE,
  ...SECOND_UNANSWERABLE,
  ...THIRD_UNANSWERABLE,
  ...FOURTH_UNANSWERABLE,
  ...FIFTH_UNANSWERABLE,
  ...SIXTH_UNANSWERABLE,
  ...SEVENTH_UNANSWERABLE,
];

/**
 * Measures how often the right page is the first source, how often the chat rightly declines, and how long it takes. The site
 * at `url` has no rate limits. Questions about pages that it does not have are skipped.
 */
export async function measureChat(url: string): Promise<Figure[]> {
  await ask(url, 'hello');
  const times: number[] = [];
  const known = await measureShares(url, times);
  times.sort((a, b) => a - b);
  return [
    { name: 'chat: right page first', value: known.right, unit: '%', target: { atLeast: 85 } },
    { name: 'chat: rightly declined', value: known.declined, unit: '%', target: { atLeast: 90 } },
    { name: 'chat: median answer', value: times[times.length >> 1] ?? 0, unit: 'ms', target: { atMost: 20 } },
  ];
}

/** Returns percentages, and adds the time of each answer to `times`. */
async function measureShares(url: string, times: number[]): Promise<{ right: number; declined: number }> {
  let asked = 0;
  let right = 0;
  for (const [question, ...places] of QUESTIONS) {
    if (!(await hasOneOf(url, places))) continue;
    const { sources, ms } = await ask(url, question);
    times.push(ms);
    asked += 1;
    if (places.some((place) => isAt(sources[0]?.href ?? '', place))) right += 1;
    else console.log(`chat: ${JSON.stringify(question)} led to ${sources[0]?.href}, not to ${places.join(' or ')}`);
  }
  let declined = 0;
  for (const question of FOREIGN) {
    const { answered, ms } = await ask(url, question);
    times.push(ms);
    if (!answered) declined += 1;
    else console.log(`chat: ${JSON.stringify(question)} was answered`);
  }
  return { right: (right / asked) * 100, declined: (declined / FOREIGN.length) * 100 };
}

async function ask(url: string, message: string): Promise<Answer> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  if (!response.ok) throw new Error(`${url}/api/chat: status ${response.status}`);
  const answer = await response.json();
  return { ...answer, ms: performance.now() - startedAt };
}

const pages = new Map<string, Promise<boolean>>();

async function hasOneOf(url: string, places: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    places.map((place) => {
      const path = pathOf(place === '/services' ? '/services/seo' : place);
      const has = pages.get(path) ?? fetch(url + path).then(({ ok }) => ok);
      pages.set(path, has);
      return has;
    }),
  );
  return found.includes(true);
}

const pathOf = (href: string) => href.split('#', 1).join();

/** Returns whether a URL is in a place. `/services` matches every services page. */
function isAt(href: string, place: string): boolean {
  if (place.includes('#')) return href === place;
  return place === '/services' ? href.startsWith('/services/') : pathOf(href) === place;
}
