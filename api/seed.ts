import { openDatabase } from '@platform/server/database/open-database';
import { readSettings } from '@platform/server/settings';
import { type Insertable, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { migrations } from './app.ts';
import { indexNewMessages, isPostgres, wordsOf } from './contact/messages/search.ts';
import type { MessageTable } from './contact/messages/table.ts';
import type { Database, Schema } from './database.ts';

/** Messages to insert by one statement. */
const BATCH = 500;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time over which the messages are spread. */
const SPAN_MS = 60 * DAY_MS;

const FIRST_NAMES = 'Shirin Imran Leena Kabir Ayesha Rezaul Mitali Jamil Tahmina Farid Nadia'.split(' ');
const LAST_NAMES = 'Akter Hossain Das Rahman Nahar Karim Sen Uddin Begum Alam Haque Roy Islam'.split(' ');
const SHOPS = 'harbour meadow northfield lantern orchard tailor quarry ferry almanac'.split(' ');
const SUBJECTS = ['Appointment', 'Booking page', 'Winter shop', 'Careers', 'Stock count', 'Menu', 'SEO', ''];
const NEEDS = ['a shop', 'a booking page', 'an app for drivers', 'a price list', 'a quiet page', 'a catalogue of clay'];
const WHYS = [
  'Orders come by telephone, and the telephone is in the kitchen.',
  'The one we have says six left when there are four.',
  'People search for us and find our cousin.',
  'It has to work where there is no signal for an hour.',
  'We change it every Thursday, or mean to.',
];
const HAVES = [
  'Forty pieces are photographed already, on linen.',
  'My niece drew the logo, and it stays.',
  'The texts are written, in Bangla and in English.',
  'There is a list of nine hundred addresses, two thirds of them right.',
];
const ENDS = [
  'Could you say what it costs before we fall in love with it?',
  'We are free on Sunday from eleven.',
  'It should be there before the fair in November.',
  'Write rather than call, please.',
  'How long would you take?',
  'If you come by, there is tea.',
];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/**
 * Adds `count` made-up messages, spread over the last 60 days, to the database in the environment's settings. Returns its size in bytes.
 */
export async function seed(count: number, env = process.env): Promise<number> {
  const db = await openDatabase<Schema>(readSettings(env), migrations);
  try {
    const end = Date.now();
    let time = end - SPAN_MS;
    for (let done = 0; done < count; done += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, i) => {
        const share = (done + i + 1) / count;
        time = Math.max(time + 1, end - SPAN_MS + Math.floor(arrivalOf(share) * SPAN_MS));
        return messageOf(done + i, count, uuidV7({ msecs: time }), new Date(time));
      });
      await db.insertInto('messages').values(rows).execute();
    }
    if (isPostgres(db)) await sql`analyze messages`.execute(db);
    else await indexNewMessages(db);
    return await sizeOf(db);
  } finally {
    await db.destroy();
  }
}

async function sizeOf(db: Database): Promise<number> {
  const { rows } = await (isPostgres(db)
    ? sql<{ size: string }>`select pg_database_size(current_database()) as size`
    : sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
  ).execute(db);
  return Number(rows[0]?.size);
}

/** Returns when a share of the messages has arrived, from 0 to 1. The rate varies in waves of a week and of some days. */
function arrivalOf(share: number): number {
  const wave = (waves: number, depth: number) =>
    (depth * Math.sin(2 * Math.PI * waves * share)) / (2 * Math.PI * waves);
  return Math.min(1, share + wave(SPAN_MS / (7 * DAY_MS), 0.6) + wave(23, 0.35));
}

/** Returns the text of a message, its sentences in one of three orders. */
function textOf(nth: number): string {
  const [need, why, have] = [pick(NEEDS, nth * 5), pick(WHYS, nth * 3), pick(HAVES, nth * 7)];
  if (nth % 3 === 0) return `We need ${need}. ${why} ${have}`;
  return nth % 3 === 1 ? `${why} Could that be ${need}? ${have}` : `${have} What is missing is ${need}. ${why}`;
}

function messageOf(nth: number, count: number, arrived: string, time: Date): Insertable<MessageTable> {
  const [first, last] = [pick(FIRST_NAMES, nth * 7), pick(LAST_NAMES, nth * 5)];
  const texts = {
    name: `${first} ${last}`,
    email: `${first.toLowerCase()}${nth}@${pick(SHOPS, nth * 3)}.example`,
    subject: pick(SUBJECTS, nth * 11),
    message: `${textOf(nth)}\n\n${pick(ENDS, nth * 5 + (nth >> 3))}`,
  };
  const isFresh = count - nth < 5 || nth % 25 === 0;
  const state = nth % 50 === 0 ? 'spam' : isFresh ? 'new' : nth % 3 === 0 ? 'archived' : 'read';
  return { id: arrived, arrived, ...texts, created_at: time.toISOString(), words: wordsOf(texts).join(' '), state };
}
