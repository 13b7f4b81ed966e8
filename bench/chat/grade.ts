import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Response of `POST /api/chat`. */
export interface ChatResponse {
  readonly response: string;
  readonly answered: boolean;
  readonly sources: readonly { readonly href: string }[];
  readonly suggestions?: readonly string[];
}

/** A question of a set, after the questions before it in the same conversation. */
export interface Question {
  /** Kinds of response that are right: `answer`, `offer`, `decline`, `talk`. */
  readonly kinds: readonly string[];
  readonly category: string;
  /** Places of which a right answer links to one. `*` at the end stands for the rest. */
  readonly pages: readonly string[];
  /** A right answer has one text of each list. */
  readonly facts: readonly (readonly string[])[];
  readonly turns: readonly string[];
}

/**
 * `right`: answered, offered or declined as expected. `asked`: offered other questions, or declined in another language, where
 * something else was expected. `missed`: declined what the site answers. `wrong`: answered with something else, or what the
 * site does not answer.
 */
export type Grade = 'right' | 'asked' | 'missed' | 'wrong';

/** The sets. `questions` was written from the pages alone: nothing is fitted to it, and its questions are not printed. */
export const SETS = ['development', 'questions'] as const;

export type SetName = (typeof SETS)[number];

/** Reads a set: a table with tabs and a first line of names. */
export function readSet(name: SetName): Question[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [kinds = '', category = '', pages = '', facts = '', question = ''] = line.split('\t');
    const listOf = (text: string, separator: string) =>
      text === '-' ? [] : text.split(separator).map((item) => item.trim());
    return {
      kinds: kinds.split('|'),
      category,
      pages: listOf(pages, '|'),
      facts: listOf(facts, ' & ').map((fact) => fact.split('|')),
      turns: question.split(' >> '),
    };
  });
}

/** Returns the kind of a response. */
export function kindOf({ answered, sources, suggestions = [] }: ChatResponse): string {
  if (!answered) return suggestions.length > 0 ? 'offer' : 'decline';
  return sources.length > 0 ? 'answer' : 'talk';
}

const isAt = (href: string, page: string) =>
  page.endsWith('*')
    ? href.startsWith(page.slice(0, -1))
    : href === page || (!page.includes('#') && href.split('#')[0] === page);

/** Grades the response to the last question of a conversation. */
export function grade({ kinds, category, pages, facts }: Question, response: ChatResponse): Grade {
  const kind = kindOf(response);
  const text = response.response.toLowerCase();
  const isTrue = facts.every((fact) => fact.some((words) => text.includes(words.toLowerCase())));
  const isPlaced = pages.length === 0 || response.sources.some(({ href }) => pages.some((page) => isAt(href, page)));
  if (kind === 'decline') {
    if (!kinds.includes('decline')) return kinds.includes('talk') ? 'asked' : 'missed';
    const isUnderstood =
      category === 'bengali'
        ? /\p{Script=Bengali}/u.test(text)
        : category === 'banglish'
          ? /\b(ami|apni|amader)\b/.test(text)
          : true;
    return isUnderstood ? 'right' : 'asked';
  }
  if (kind === 'offer') return kinds.includes('offer') && isPlaced ? 'right' : 'asked';
  if (kind === 'talk') return kinds.includes('talk') && isTrue ? 'right' : 'wrong';
  return kinds.includes('answer') && isTrue && isPlaced ? 'right' : 'wrong';
}
