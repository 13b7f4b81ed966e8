import { readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { readBackup, writeBackup } from './backup-file.ts';
import type { Part } from './parts.ts';

const KEY = 'a key of enough characters';

/** Bytes that cannot be compressed: several chunks of an encrypted file. */
const bytes = new Uint8Array(200_000);
for (let [i, state] = [0, 1]; i < bytes.length; i += 1) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  bytes[i] = state >>> 24;
}

async function* parts(): AsyncGenerator<Part> {
  yield { type: 'start', start: { at: '2026-11-23T16:00:00.000Z', migrations: [] } };
  yield { type: 'table', table: 'files', columns: ['bytes'] };
  for (let i = 0; i < 3; i += 1) yield { type: 'row', row: [bytes.map((one) => one ^ i)] };
}

async function* failing(): AsyncGenerator<Part> {
  yield* parts();
  throw new Error('the database is gone');
}

/** Reads a file to its end. Returns its number of rows. */
const rowsIn = (file: string, key?: string) =>
  readBackup(file, key, async (all) => {
    let rows = 0;
    for await (const part of all) rows += Number(part.type === 'row');
    return rows;
  });

describe('the file of a backup', () => {
  const temporaryFolder = temporaryFolders();
  const newFile = async (name = 'backup') => join(await temporaryFolder(), name);

  async function written(key?: string): Promise<{ file: string; content: Buffer }> {
    const file = await newFile();
    await writeBackup(file, parts(), key, 1);
    return { file, content: await readFile(file) };
  }

  it.each([undefined, KEY])(
    'is read as it was written, is its user’s alone, and nothing else is left (key: %s)',
    async (key) => {
      const { file, content } = await written(key);
      expect(await rowsIn(file, key)).toBe(3);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readdir(join(file, '..'))).toEqual(['backup']);
      expect(content.includes('age-encryption.org')).toBe(key !== undefined);
    },
  );

  it('needs its key, and no other one', async () => {
    const { file } = await written(KEY);
    await expect(rowsIn(file)).rejects.toThrow('set BACKUP_KEY');
    await expect(rowsIn(file, `${KEY}!`)).rejects.toThrow('BACKUP_KEY is not the key of this backup');
  });

  it('must be encrypted where a key is set: whoever can write to the folder cannot put another one there', async () => {
    const { file } = await written();
    await expect(rowsIn(file, KEY)).rejects.toThrow('is not encrypted');
  });

  it.each([undefined, KEY])('is refused wherever it is cut off (key: %s)', async (key) => {
    const { file, content } = await written(key);
    const lengths = [0, 1, 10, 22, 100, 300, 65_536 + 300, Math.floor(content.length / 2), content.length - 1];
    for (const length of lengths.reverse()) {
      await truncate(file, length);
      await expect(rowsIn(file, key)).rejects.toThrow(/no whole backup|is not encrypted/);
    }
  });

  it.each([undefined, KEY])('is refused whichever bit is another one (key: %s)', async (key) => {
    const { file, content } = await written(key);
    const places = Array.from({ length: 40 }, (_, i) => Math.floor((i * (content.length - 1)) / 39));
    // Bytes 4 to 9 of a gzip file are a time, flags and a system, which nothing reads.
    for (const at of places.filter((place) => key !== undefined || place < 4 || place > 9)) {
      const altered = Buffer.from(content);
      altered[at] = (altered[at] ?? 0) ^ 16;
      await writeFile(file, altered);
      await expect(rowsIn(file, key)).rejects.toThrow(/no whole backup|is not the key|is not encrypted/);
    }
  });

  it('is refused if two chunks of it are exchanged, one is left out, or one of another backup is put in', async () => {
    const [{ file, content }, other] = [await written(KEY), await written(KEY)];
    // After the header, which ends with its own code, and a number of 16 bytes.
    const begin = content.indexOf('\n', content.indexOf('\n--- ') + 1) + 1 + 16;
    const size = 65_536 + 16;
    const chunk = (from: Buffer, i: number) => from.subarray(begin + i * size, begin + (i + 1) * size);
    const [before, rest] = [content.subarray(0, begin), content.subarray(begin + 2 * size)];
    for (const middle of [
      [chunk(content, 1), chunk(content, 0)],
      [chunk(content, 1)],
      [chunk(content, 0), chunk(content, 0)],
      [chunk(content, 0), chunk(other.content, 1)],
    ]) {
      await writeFile(file, Buffer.concat([before, ...middle, rest]));
      await expect(rowsIn(file, KEY)).rejects.toThrow('no whole backup');
    }
    await writeFile(file, Buffer.concat([before, chunk(content, 0), chunk(content, 1), rest]));
    expect(await rowsIn(file, KEY)).toBe(3);
  });

  it('is refused if it is anything else, without using much memory', async () => {
    const file = await newFile();
    for (const content of ['', 'no backup', gzipSync('no backup\n'), gzipSync(Buffer.alloc(200 * 1024 * 1024))]) {
      await writeFile(file, content);
      await expect(rowsIn(file)).rejects.toThrow('no whole backup');
    }
    await expect(rowsIn(join(file, 'nowhere'))).rejects.toThrow('cannot be read');
  });

  it('leaves nothing behind if the database fails meanwhile', async () => {
    for (const key of [undefined, KEY]) {
      const file = await newFile();
      await expect(writeBackup(file, failing(), key, 1)).rejects.toThrow('the database is gone');
      expect(await readdir(join(file, '..'))).toEqual([]);
    }
  });

  it('replaces no file, writes through no link, and waits for no other writer', async () => {
    const file = await newFile();
    await writeFile(file, 'old');
    await expect(writeBackup(file, parts())).rejects.toThrow('never replaces a file');
    const victim = await newFile('victim');
    const linked = await newFile();
    await symlink(victim, `${linked}.part`);
    await expect(writeBackup(linked, parts())).rejects.toThrow('a backup is being written');
    await expect(stat(victim)).rejects.toThrow('ENOENT');
    expect(await readFile(file, 'utf8')).toBe('old');
  });
});
