import { describe, expect, it } from '@jest/globals';
import { fromText, type Part, toText } from './parts.ts';

const start = { at: '2026-11-23T16:00:00.000Z', migrations: ['0001_releases'] };

async function* listed<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const row = (...values: Extract<Part, { type: 'row' }>['row']): Part => ({ type: 'row', row: values });
const ROWS = [
  row('é\u0000\n"', 1, null, new Uint8Array([0, 10, 255])),
  row('\ud800', -1.5, true, new Uint8Array()),
  row('', Number.MAX_SAFE_INTEGER, false, 'base64'),
];
const PARTS: Part[] = [
  { type: 'start', start },
  { type: 'table', table: 'files', columns: ['a', 'b', 'c', 'd'] },
  ...ROWS,
  { type: 'table', table: 'empty', columns: ['a'] },
];

const textOf = async (parts: readonly Part[]) => (await collect(toText(listed(parts)))).join('');
const read = (text: string, size = text.length) => {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
    bytes.subarray(i * size, (i + 1) * size),
  );
  return collect(fromText(listed(chunks)));
};

describe('the text of a backup', () => {
  it.each([1, 7, 10_000])('is read as it was written, in pieces of %d bytes', async (size) => {
    expect(await read(await textOf(PARTS), size)).toEqual(
      PARTS.map((part) =>
        part.type === 'row'
          ? row(...part.row.map((one) => (one instanceof Uint8Array ? Buffer.from(one) : one)))
          : part,
      ),
    );
  });

  it('is refused wherever it is cut off', async () => {
    const text = await textOf(PARTS);
    for (let length = 0; length < text.length; length += 1) {
      await expect(read(text.slice(0, length))).rejects.toThrow('no whole backup');
    }
  });

  it('is refused whichever of its bytes is another one', async () => {
    const text = Buffer.from(await textOf(PARTS));
    for (let at = 0; at < text.length; at += 1) {
      const altered = Buffer.from(text);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await expect(collect(fromText(listed([altered])))).rejects.toThrow(/no whole backup|newer/);
    }
  });

  it('is refused if lines are left out, added, repeated or in another order', async () => {
    const lines = (await textOf(PARTS)).split('\n').slice(0, -1);
    const refused = (changed: readonly string[]) =>
      expect(read(`${changed.join('\n')}\n`)).rejects.toThrow('no whole backup');
    for (const [i, line] of lines.entries()) {
      await refused(lines.toSpliced(i, 1));
      await refused(lines.toSpliced(i, 0, line));
      if (i > 0) await refused(lines.with(i - 1, line).with(i, lines[i - 1] ?? ''));
    }
    await refused([...lines, '["after the end"]']);
  });

  it('is refused if it is of a newer server, which its message says', async () => {
    const text = (await textOf(PARTS)).replace('"backup":1', '"backup":2');
    await expect(read(text)).rejects.toThrow('made by a newer server');
  });

  it.each([
    ['a name that is none', { type: 'table', table: 'files; drop table files', columns: ['a'] }],
    ['a column that is none', { type: 'table', table: 'files', columns: ['a"'] }],
    ['no column', { type: 'table', table: 'files', columns: [] }],
    ['a row before its table', row('a')],
    ['a nested value', { type: 'row', row: [['a']] }],
    ['bytes that are none', { type: 'row', row: [{ base64: '%' }] }],
  ])('is refused with %s, though its checksum is right', async (_, part) => {
    const parts: Part[] = [{ type: 'start', start }, part as Part];
    await expect(read(await textOf(parts))).rejects.toThrow('no whole backup');
  });

  it('has lines of a bounded length: one that is longer is neither written nor read', async () => {
    const long = 'x'.repeat(64 * 1024 * 1024);
    await expect(textOf([{ type: 'start', start }, row(long)])).rejects.toThrow('more than');
    const chunks = Array.from({ length: 65 }, () => Buffer.alloc(1024 * 1024, 'x'));
    await expect(collect(fromText(listed(chunks)))).rejects.toThrow('a line is too long');
  });
});
