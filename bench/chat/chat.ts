import type { Figure } from '../report.ts';
import { startBuiltSite } from '../running-site.ts';
import { type ChatResponse, type Grade, grade, kindOf, type Question, readSet, SETS, type SetName } from './grade.ts';
import { measureOddPosts } from './odd-posts.ts';

/** Characters of a turn, as in the API. */
const MAX_TURN = 1000;

const GRADES = ['right', 'asked', 'missed', 'wrong'] as const satisfies readonly Grade[];

/** Measures the chat of the built site with every set, and what odd posts cost other requests. */
export async function measureWholeChat(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const free = await startBuiltSite({ CHAT_QUESTIONS: 'off', RATE_LIMITS: 'off' });
  try {
    for (const set of SETS) figures.push(...(await measureChat(free.url, set)));
  } finally {
    await free.stop();
  }
  const limited = await startBuiltSite({ CHAT_QUESTIONS: 'off' });
  return measureOddPosts(limited.url)
    .then((odd) => [...figures, ...odd])
    .finally(limited.stop);
}

/**
 * Asks the questions of a set and grades the answers. The site at `url` has no rate limits. Prints the grades by category and, of
 * the development set, each question whose answer is not right.
 */
async function measureChat(url: string, set: SetName): Promise<Figure[]> {
  await ask(url, 'hello', []);
  const questions = readSet(set);
  const times: number[] = [];
  const graded: { readonly question: Question; readonly mark: Grade }[] = [];
  for (const question of questions) {
    const response = await converse(url, question.turns, times);
    const mark = grade(question, response);
    graded.push({ question, mark });
    if (set === 'development' && mark !== 'right') {
      console.log(`${mark} ${JSON.stringify(question.turns)}: ${kindOf(response)} ${response.sources[0]?.href ?? ''}`);
    }
  }
  const count = (mark: Grade, category?: string) =>
    graded.filter((one) => one.mark === mark && (!category || one.question.category === category)).length;
  const categories = [...new Set(questions.map(({ category }) => category))];
  console.table(
    Object.fromEntries(
      categories.map((category) => [category, Object.fromEntries(GRADES.map((mark) => [mark, count(mark, category)]))]),
    ),
  );
  times.sort((a, b) => a - b);
  const share = (mark: Grade) => (100 * count(mark)) / questions.length;
  return [
    { name: `chat, ${set}: right or rightly declined`, value: share('right'), unit: '%', target: { atLeast: 70 } },
    { name: `chat, ${set}: wrong`, value: share('wrong'), unit: '%', target: { atMost: 5 } },
    {
      name: `chat, ${set}: median answer`,
      value: times[times.length >> 1] ?? 0,
      unit: 'ms',
      target: { atMost: 5 },
    },
  ];
}

/** Asks the questions of a conversation. Returns the response to the last one, and adds the times to `times`. */
async function converse(url: string, questions: readonly string[], times: number[]): Promise<ChatResponse> {
  const turns: { sender: string; text: string }[] = [];
  let last: ChatResponse = { response: '', answered: false, sources: [], suggestions: [] };
  for (const question of questions) {
    const startedAt = performance.now();
    last = await ask(url, question, turns);
    times.push(performance.now() - startedAt);
    turns.push({ sender: 'user', text: question }, { sender: 'bot', text: last.response.slice(0, MAX_TURN) });
  }
  return last;
}

/** Asks the chat of a site. The first answer after a start comes when the chat has read the pages. */
export async function ask(url: string, message: string, turns: readonly object[]): Promise<ChatResponse> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, turns }),
  });
  if (!response.ok) throw new Error(`${url}/api/chat: status ${response.status}`);
  return response.json();
}
