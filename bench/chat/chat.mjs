import { FIFTH_ANSWERABLE, FIFTH_UNANSWERABLE } from './fifth-set.mjs';
import { FOURTH_ANSWERABLE, FOURTH_UNANSWERABLE } from './fourth-set.mjs';
import { ANSWERABLE, UNANSWERABLE } from './questions.mjs';
import { SECOND_ANSWERABLE, SECOND_UNANSWERABLE } from './second-set.mjs';
import { SEVENTH_ANSWERABLE, SEVENTH_UNANSWERABLE } from './seventh-set.mjs';
import { SIXTH_ANSWERABLE, SIXTH_UNANSWERABLE } from './sixth-set.mjs';
import { THIRD_ANSWERABLE, THIRD_UNANSWERABLE } from './third-set.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {{ answered: boolean, sources: { href: string }[], ms: number }} Answer */

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
 * How often the right page is the first source, how often the chat rightly declines, and how long it takes. Questions whose
 * pages the site does not have are left out.
 * @param {string} url Of a site without limits.
 * @returns {Promise<Figure[]>}
 */
export async function measureChat(url) {
  await ask(url, 'hello');
  /** @type {number[]} */
  const times = [];
  const known = await shares(url, QUESTIONS, FOREIGN, times);
  times.sort((a, b) => a - b);
  return [
    { name: 'chat: right page first', value: known.right, unit: '%', target: { atLeast: 85 } },
    { name: 'chat: rightly declined', value: known.declined, unit: '%', target: { atLeast: 90 } },
    { name: 'chat: median answer', value: times[times.length >> 1] ?? 0, unit: 'ms', target: { atMost: 20 } },
  ];
}

/**
 * @param {string} url
 * @param {readonly import('./questions.mjs').Question[]} questions
 * @param {readonly string[]} foreign
 * @param {number[]} times Gets what each answer took.
 */
async function shares(url, questions, foreign, times) {
  let asked = 0;
  let right = 0;
  for (const [question, ...places] of questions) {
    if (!(await hasOneOf(url, places))) continue;
    const { sources, ms } = await ask(url, question);
    times.push(ms);
    asked += 1;
    if (places.some((place) => isAt(sources[0]?.href ?? '', place))) right += 1;
    else console.log(`chat: ${JSON.stringify(question)} led to ${sources[0]?.href}, not to ${places.join(' or ')}`);
  }
  let declined = 0;
  for (const question of foreign) {
    const { answered, ms } = await ask(url, question);
    times.push(ms);
    if (!answered) declined += 1;
    else console.log(`chat: ${JSON.stringify(question)} was answered`);
  }
  return { right: (right / asked) * 100, declined: (declined / foreign.length) * 100 };
}

/**
 * @param {string} url
 * @param {string} message
 * @returns {Promise<Answer>}
 */
async function ask(url, message) {
  const begun = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message }),
  });
  if (!response.ok) throw new Error(`${url}/api/chat: status ${response.status}`);
  const answer = await response.json();
  return { ...answer, ms: performance.now() - begun };
}

/** @type {Map<string, Promise<boolean>>} */
const pages = new Map();

/** @param {string} url @param {readonly string[]} places */
async function hasOneOf(url, places) {
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

/** @param {string} href */
const pathOf = (href) => href.split('#', 1).join();

/**
 * Whether an address is in a place. `/services` stands for every services page.
 * @param {string} href
 * @param {string} place
 */
function isAt(href, place) {
  if (place.includes('#')) return href === place;
  return place === '/services' ? href.startsWith('/services/') : pathOf(href) === place;
}
