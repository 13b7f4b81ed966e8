import type { ReceivedMessage } from '@studio/client/contact';
import type { MessageFilter } from '@studio/client/inbox';
import type { Inbox } from './inbox.ts';

/** Messages that are in memory at a time. */
const PAGE = 200;

/** A format in which messages are exported, text by text. */
export interface ExportFormat {
  readonly type: string;
  readonly extension: string;
  readonly begin: string;
  readonly between: string;
  readonly end: string;
  one(message: ReceivedMessage): string;
}

const COLUMNS = [
  'createdAt',
  'state',
  'name',
  'email',
  'subject',
  'message',
  'id',
] as const satisfies readonly (keyof ReceivedMessage)[];

/**
 * A cell by RFC 4180. Spreadsheets take a cell for a formula that begins with one of these characters, quoted or not; an
 * apostrophe before it makes it text: https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(text: string): string {
  const defused = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${defused.replaceAll('"', '""')}"`;
}

/** Begins with the mark by which spreadsheets know UTF-8. */
export const csv: ExportFormat = {
  type: 'text/csv; charset=utf-8',
  extension: 'csv',
  begin: `\ufeff${COLUMNS.join(',')}\r\n`,
  between: '',
  end: '',
  one: (message) => `${COLUMNS.map((column) => cell(message[column])).join(',')}\r\n`,
};

export const json: ExportFormat = {
  type: 'application/json',
  extension: 'json',
  begin: '[\n',
  between: ',\n',
  end: '\n]\n',
  one: (message) => JSON.stringify(message),
};

/** All messages that a filter lets through, read page by page as fast as they are taken. */
export function exportMessages(inbox: Pick<Inbox, 'list'>, filter: MessageFilter, format: ExportFormat) {
  const chunks = textsOf(inbox, filter, format);
  return new ReadableStream<string>({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  }).pipeThrough(new TextEncoderStream());
}

async function* textsOf(inbox: Pick<Inbox, 'list'>, filter: MessageFilter, format: ExportFormat) {
  let cursor: string | undefined;
  let lead = format.begin;
  do {
    const { messages, next } = await inbox.list({ ...filter, cursor, limit: PAGE });
    yield lead + messages.map((message) => format.one(message)).join(format.between);
    lead = format.between;
    cursor = next;
    await new Promise((resolve) => setImmediate(resolve));
  } while (cursor !== undefined);
  yield format.end;
}
