import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from '@platform/server/http/request-log';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { AskedQuestion } from '@studio/client/questions';
import { sql } from 'kysely';
import type { Entry } from '../chat/knowledge.ts';
import type { Database } from '../database.ts';
import { wordsOf } from '../text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which a question without an answer is kept, and how many are kept: a new one replaces the oldest. */
export const KEPT_DAYS = 30;
export const MAX_UNANSWERED = 500;

/** Characters of the words by which a question is recognized. Longer ones are hashed: the keys of a database are bounded. */
const MAX_KEY = 200;

/** Questions that wait to be written. More at once are a flood, and are dropped. */
const MAX_WAITING = 50;

/** Interval at which answers written on other nodes are read, and old questions removed. */
const REFRESH_MS = 60_000;

export interface QuestionsDeps {
  readonly db: Database;
  /** Whether questions are kept. Answers that were written count in any case. */
  readonly isKept: boolean;
  readonly log: Pick<Logger, 'error'>;
  readonly now?: () => number;
}

/** Creates the store of questions that the chat could not answer, and of the admin's answers to them. */
export function createQuestions({ db, isKept, log, now = Date.now }: QuestionsDeps) {
  let entries: readonly Entry[] = [];
  let waiting = 0;
  let writing: Promise<void> = Promise.resolve();

  async function readEntries(): Promise<void> {
    const rows = await db
      .selectFrom('questions')
      .select(['text', 'answer'])
      .where('answer', 'is not', null)
      .orderBy('id')
      .execute();
    const read = rows.map(({ text, answer }) => ({
      ask: text,
      say: { en: answer ?? '', bn: answer ?? '', banglish: answer ?? '' },
    }));
    // The same array tells the chat that nothing changed.
    if (JSON.stringify(read) !== JSON.stringify(entries)) entries = read;
  }

  async function write(text: string): Promise<void> {
    const asked_at = new Date(now()).toISOString();
    await db
      .insertInto('questions')
      .values({ id: randomUUID(), words: keyOf(text), text, count: 1, asked_at, answer: null })
      .onConflict((conflict) =>
        conflict.column('words').doUpdateSet({ asked_at, count: sql<number>`questions.count + 1` }),
      )
      .execute();
    const unanswered = db.selectFrom('questions').where('answer', 'is', null);
    const oldest = await unanswered
      .select('asked_at')
      .orderBy('asked_at', 'desc')
      .offset(MAX_UNANSWERED)
      .limit(1)
      .executeTakeFirst();
    if (oldest) await removeUpTo(oldest.asked_at);
  }

  const removeUpTo = (time: string) =>
    db.deleteFrom('questions').where('answer', 'is', null).where('asked_at', '<=', time).execute();

  async function refresh(): Promise<void> {
    await removeUpTo(new Date(now() - KEPT_DAYS * DAY_MS).toISOString());
    await readEntries();
  }
  const logged = (work: Promise<unknown>) =>
    work.catch((err: unknown) => log.error({ err }, 'the questions of the chat could not be stored or read'));

  return {
    isKept,
    /** Returns the entries of the admin's answers: the same array until one changes. */
    entries: (): readonly Entry[] => entries,
    /** Keeps a question in the background, unless it is switched off, or seems to hold an address or a phone number. */
    keep(text: string): void {
      if (!isKept || waiting >= MAX_WAITING || wordsOf(text).length === 0 || isPersonal(text)) return;
      waiting += 1;
      writing = writing.then(async () => {
        await logged(write(text));
        waiting -= 1;
      });
    },
    /** Resolves when all questions so far are written. */
    settled: (): Promise<void> => writing,
    /** Lists all questions: those without an answer first, the latest first. */
    async list(): Promise<AskedQuestion[]> {
      const rows = db
        .selectFrom('questions')
        .select(['id', 'text', 'count', 'asked_at as askedAt', 'answer'])
        .orderBy(sql`answer is not null`)
        .orderBy('asked_at', 'desc')
        .execute();
      return withStoreErrors(rows);
    },
    /** Stores the answer to a question, in place of an earlier one. Returns false if there is no such question. */
    async answer(id: string, answer: string): Promise<boolean> {
      const { numUpdatedRows } = await withStoreErrors(
        db.updateTable('questions').set({ answer }).where('id', '=', id).executeTakeFirst(),
      );
      await withStoreErrors(readEntries());
      return numUpdatedRows > 0n;
    },
    /** Removes a question and its answer. Returns whether there was one. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await withStoreErrors(
        db.deleteFrom('questions').where('id', '=', id).executeTakeFirst(),
      );
      await withStoreErrors(readEntries());
      return numDeletedRows > 0n;
    },
    /** Reads the answers and removes old questions, now and at intervals. Returns a function that stops it. */
    start(): () => Promise<void> {
      let running = logged(refresh());
      const timer = setInterval(() => {
        running = running.then(() => logged(refresh()));
      }, REFRESH_MS).unref();
      return async () => {
        clearInterval(timer);
        await Promise.all([running, writing]);
      };
    },
  };
}

function keyOf(text: string): string {
  const words = wordsOf(text).join(' ');
  return words.length > MAX_KEY ? createHash('sha256').update(words).digest('base64url') : words;
}

export type Questions = ReturnType<typeof createQuestions>;

/** Returns whether a text seems to hold an email address or a phone number. */
const isPersonal = (text: string): boolean =>
  text.includes('@') || text.replace(/[\s().+-]/g, '').match(/\p{Nd}{7}/u) !== null;
