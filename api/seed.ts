import { type Insertable, sql } from 'kysely';
import { readSettings } from './settings.ts';
import { isPostgres, numberMessages } from './store/message-search.ts';
import { openDatabase } from './store/open-database.ts';
import type { MessageTable } from './store/schema.ts';
import { createUuidV7 } from './store/uuid-v7.ts';
import { wordsOf } from './store/words-of.ts';

/** Messages of a statement. */
const BATCH = 500;

/** Time over which the messages came, in milliseconds: 60 days. */
const SPAN = 60 * 24 * 60 * 60 * 1000;

const FIRST = ['Shirin', 'Imran', 'Leena', 'Kabir', 'Ayesha', 'Rezaul', 'Mitali', 'Jamil', 'Tahmina', 'Farid', 'Nadia'];
const LAST = [
  'Akter',
  'Hossain',
  'Das',
  'Rahman',
  'Noor',
  'Karim',
  'Sen',
  'Uddin',
  'Begum',
  'Alam',
  'Haque',
  'Roy',
  'Islam',
];
const SHOPS = ['shokal', 'shapla', 'meghna', 'noor', 'pathshala', 'nakshi', 'kilnclay', 'mirchlime', 'ledgerline'];
const SUBJECTS = ['Appointment', 'Booking page', 'Winter shop', 'Careers', 'Stock count', 'Menu', 'SEO', ''];
const NEEDS = ['a shop', 'a booking page', 'an app for drivers', 'a price list', 'a quiet page', 'a catalogue of clay'];
const WHYS = [
  'Orders come by telephone, and the telephone is in the kitchen.',
  'The one we have says six left when there are four.',
  'People search for us and find our cousin.',
  'It has to work where there is no signal for an hour.',
  'We change it every Thursday, or mean to.',
];

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** Adds made-up messages to the database of the environment's settings, spread over the last 60 days. */
export async function seed(count: number): Promise<void> {
  const db = await openDatabase(readSettings(process.env));
  try {
    const end = Date.now();
    const clock = { time: end - SPAN };
    const newId = createUuidV7(() => new Date(clock.time));
    for (let done = 0; done < count; done += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, i) => {
        clock.time = end - SPAN + Math.floor(((done + i + 1) / count) * SPAN);
        return messageOf(done + i, newId(), new Date(clock.time));
      });
      await db.insertInto('messages').values(rows).execute();
    }
    if (isPostgres(db)) await sql`analyze messages`.execute(db);
    else await numberMessages(db);
  } finally {
    await db.destroy();
  }
}

function messageOf(nth: number, arrived: string, time: Date): Insertable<MessageTable> {
  const [first, last] = [pick(FIRST, nth * 7), pick(LAST, nth * 5)];
  const texts = {
    name: `${first} ${last}`,
    email: `${first.toLowerCase()}${nth}@${pick(SHOPS, nth * 3)}.example`,
    subject: pick(SUBJECTS, nth * 11),
    message: `We need ${pick(NEEDS, nth)}. ${pick(WHYS, nth * 3)}\n\nNumber ${nth}, ${pick(WHYS, nth * 2)}`,
  };
  const state = nth % 50 === 0 ? 'spam' : nth % 3 === 0 ? 'archived' : nth % 7 === 0 ? 'new' : 'read';
  return { id: arrived, arrived, ...texts, created_at: time.toISOString(), words: wordsOf(texts).join(' '), state };
}
