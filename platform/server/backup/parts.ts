import { createHash, type Hash } from 'node:crypto';
import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

/** How the name of a file ends that is being written. */
export const PART = '.part';

/** Version of the format. A greater one is refused. */
const FORMAT = 1;

/** Maximum bytes of a line. The largest file of a release has 11 MB there. */
const MAX_LINE = 64 * 1024 * 1024;

/** Characters that are handed on together: compressing many small texts is slow. */
const CHUNK = 64 * 1024;

const LINE_FEED = 10;

/** A value of a column, as every database can store it. */
export type Value = string | number | boolean | null | Uint8Array;

/** Names that migrations give to tables and columns. */
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,62}$/));

const start = v.strictObject({
  backup: v.pipe(v.number(), v.integer()),
  /** ISO time at which it was begun. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Migrations that the database had. */
  migrations: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{4}_[a-z0-9_]+$/))), v.maxLength(10_000)),
});

const table = v.strictObject({ table: name, columns: v.pipe(v.array(name), v.minLength(1), v.maxLength(1000)) });

const end = v.strictObject({ rows: v.pipe(v.number(), v.integer()), sha256: v.pipe(v.string(), v.hexadecimal()) });

const bytes = v.pipe(
  v.strictObject({
    base64: v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)),
  }),
  v.transform(({ base64 }): Uint8Array => Buffer.from(base64, 'base64')),
);
const row = v.array(v.union([v.string(), v.pipe(v.number(), v.finite()), v.boolean(), v.null(), bytes]));

/** What a backup begins with. */
export type Start = Omit<v.InferOutput<typeof start>, 'backup'>;

/** A part of a backup: first the start, then each table and its rows. */
export type Part =
  | { readonly type: 'start'; readonly start: Start }
  | { readonly type: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly type: 'row'; readonly row: readonly Value[] };

/** How much a backup has. */
export interface Contents {
  readonly rows: number;
}

/** Returns the text of a backup, in pieces: a line of JSON for each part, and one with the hash of all lines before it. */
export async function* toText(parts: AsyncIterable<Part>): AsyncGenerator<string, void, void> {
  const hash = createHash('sha256');
  let [rows, text] = [0, ''];
  for await (const part of parts) {
    const line = `${lineOf(part)}\n`;
    if (Buffer.byteLength(line) > MAX_LINE) throw new BackupError(`a row has more than ${MAX_LINE} bytes`);
    hash.update(line);
    if (part.type === 'row') rows += 1;
    text += line;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield `${text}${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}

function lineOf(part: Part): string {
  if (part.type === 'start') return JSON.stringify({ backup: FORMAT, ...part.start });
  if (part.type === 'table') return JSON.stringify({ table: part.table, columns: part.columns });
  return JSON.stringify(part.row.map((value) => (value instanceof Uint8Array ? { base64: base64Of(value) } : value)));
}

const base64Of = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/**
 * Reads the parts of a text. Nothing is sure before it ends without an error: the hash comes last.
 * @throws BackupError if it is not the whole text of a backup, or of a newer one.
 */
export async function* fromText(text: AsyncIterable<Uint8Array>): AsyncGenerator<Part, void, void> {
  const hash = createHash('sha256');
  let [rows, width] = [0, 0];
  let state: 'new' | 'open' | 'ended' = 'new';
  for await (const line of linesOf(text)) {
    if (state === 'ended') throw damaged('it goes on after its end');
    const value = parse(line);
    if (state === 'new') {
      state = 'open';
      yield { type: 'start', start: startOf(value) };
    } else if (Array.isArray(value)) {
      const result = v.safeParse(row, value);
      if (!result.success || result.output.length !== width) throw damaged('a row is not one of its table');
      rows += 1;
      yield { type: 'row', row: result.output };
    } else if (v.is(table, value)) {
      width = value.columns.length;
      yield { type: 'table', ...value };
    } else {
      checkEnd(value, rows, hash);
      state = 'ended';
    }
    if (state === 'open') hash.update(line).update('\n');
  }
  if (state !== 'ended') throw damaged('its end is missing');
}

function startOf(value: unknown): Start {
  if (v.is(v.object({ backup: v.pipe(v.number(), v.minValue(FORMAT + 1)) }), value)) {
    throw new BackupError('the backup was made by a newer server: restore it with that one');
  }
  const result = v.safeParse(start, value);
  if (!result.success) throw damaged('its first line is not that of a backup');
  const { backup: _, ...rest } = result.output;
  return rest;
}

function checkEnd(value: unknown, rows: number, hash: Hash): void {
  const result = v.safeParse(end, value);
  if (!result.success) throw damaged('a line is not one of a backup');
  if (result.output.rows !== rows || result.output.sha256 !== hash.digest('hex'))
    throw damaged('its checksum is wrong');
}

function parse(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch {
    throw damaged('a line cannot be read');
  }
}

/** Yields the lines of a text that ends with a line feed, without their line feeds. */
async function* linesOf(text: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let [pieces, length]: [Uint8Array[], number] = [[], 0];
  for await (const chunk of text) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to !== -1; to = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, to)]);
      [pieces, length, from] = [[], 0, to + 1];
    }
    const rest = chunk.subarray(from);
    length += rest.byteLength;
    if (length > MAX_LINE) throw damaged('a line is too long');
    if (rest.byteLength > 0) pieces.push(rest);
  }
  if (length > 0) throw damaged('its end is missing');
}

/** Returns the error for a file that is not as it was written. */
export const damaged = (fault: string) => new BackupError(`the file is no whole backup: ${fault}`);
