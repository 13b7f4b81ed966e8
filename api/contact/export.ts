import { contactFieldNames, type ReceivedMessage } from '@studio/client/contact';
import type { MessageFilter } from '@studio/client/inbox';
import type { Entries, Histories } from './history/history.ts';
import type { Inbox } from './messages/inbox.ts';

/** Messages to hold in memory at a time. */
const PAGE_SIZE = 200;

/** A file format of exported messages. */
export interface ExportFormat {
  readonly type: string;
  readonly extension: string;
  readonly start: string;
  readonly separator: string;
  readonly end: string;
  /** Returns a message in this format. `entries` is what happened to it since it arrived, if anything did. */
  format(message: ReceivedMessage, entries?: Entries): string;
}

/** Where the messages are, and their histories. */
export interface Exported {
  readonly inbox: Pick<Inbox, 'list'>;
  readonly histories: Pick<Histories, 'ofAll'>;
}

const COLUMNS = [
  'createdAt',
  'state',
  ...contactFieldNames,
  'id',
] as const satisfies readonly (keyof ReceivedMessage)[];

/** Characters that begin a formula, also in their other forms in Unicode, which spreadsheets fold. */
const FORMULA = new Set('=+-@＝＋－＠﹦﹢﹣﹫−');

/** What programs take for the end of a cell. Those that expect `;` do not see the quotes around a cell here. */
const CELL_END = new Set(';|\t\r\n');

/** Characters that programs ignore before a formula. */
const IGNORED = /[\p{White_Space}\p{Other}"]/u;

/**
 * Returns a CSV cell (RFC 4180). Spreadsheets run a cell as a formula if it begins like one, quoted or not. An apostrophe before
 * it makes it text: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function cell(text: string): string {
  let safe = '';
  let isStart = true;
  for (const character of text) {
    if (FORMULA.has(character)) {
      if (isStart) safe += "'";
      isStart = false;
    } else if (CELL_END.has(character)) isStart = true;
    else if (isStart) isStart = IGNORED.test(character);
    safe += character;
  }
  return `"${safe.replaceAll('"', '""')}"`;
}

/** CSV. The byte order mark makes spreadsheets read it as UTF-8. */
export const csv: ExportFormat = {
  type: 'text/csv; charset=utf-8',
  extension: 'csv',
  start: `\ufeff${COLUMNS.join(',')}\r\n`,
  separator: '',
  end: '',
  format: (message) => `${COLUMNS.map((column) => cell(message[column])).join(',')}\r\n`,
};

/** A JSON array. It has all that is stored about a message. */
export const json: ExportFormat = {
  type: 'application/json',
  extension: 'json',
  start: '[\n',
  separator: ',\n',
  end: '\n]\n',
  format: (message, entries) => JSON.stringify({ ...message, ...entries }),
};

/** Returns a stream of all messages that match a filter. Reads a page at a time, as fast as the client takes them. */
export function exportMessages(from: Exported, filter: MessageFilter, format: ExportFormat) {
  const chunks = exportPages(from, filter, format);
  return new ReadableStream<string>({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  }).pipeThrough(new TextEncoderStream());
}

async function* exportPages({ inbox, histories }: Exported, filter: MessageFilter, format: ExportFormat) {
  let cursor: string | undefined;
  let prefix = format.start;
  do {
    const { messages, next } = await inbox.list({ ...filter, cursor, limit: PAGE_SIZE });
    const entries = await histories.ofAll(messages.map(({ id }) => id));
    yield prefix + messages.map((message) => format.format(message, entries.get(message.id))).join(format.separator);
    prefix = format.separator;
    cursor = next;
    await new Promise((resolve) => setImmediate(resolve));
  } while (cursor !== undefined);
  yield format.end;
}
