import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { errorCode, messageOf, StartError } from '../start-error.ts';

/** End of the name of a file that is being written. */
export const PART = '.part';

/**
 * Work factor of deriving the encryption key, as a power of two: 64 MiB and about half a second, which makes guessing a random key of 16
 * characters (the shortest one) take too long.
 */
const SCRYPT_LOG_N = 16;

/** The beginning of an encrypted file: https://age-encryption.org/v1 */
const AGE = Buffer.from('age-encryption.org/v1\n');

/** Returns a time as it is in names of files: `20261123t160000z`. */
export const stampOf = (time: Date): string =>
  time
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();

type Chunks = AsyncIterable<Uint8Array>;

/**
 * Compresses a file into a backup for the user of this process alone. Writes `FILE.part`, and renames it when all of it is on the disk.
 * @param key Encrypts the backup. Unset: everybody who has the file can read it.
 * @returns bytes of the backup.
 * @throws StartError if the backup exists; the system's error if it cannot be written.
 */
export async function writeBackup(file: string, source: string, key?: string, logN = SCRYPT_LOG_N): Promise<number> {
  const part = file + PART;
  if (existsSync(file)) throw new StartError(`${file} exists: a backup never replaces a file`);
  const handle = await open(part, 'wx', 0o600).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new StartError(`${part} exists: a backup is being written, or was interrupted; then remove it`);
  });
  try {
    const target = handle.createWriteStream({ flush: true });
    const encryption = (chunks: Chunks) => (key === undefined ? chunks : encrypt(chunks, key, logN));
    await pipeline(createReadStream(source), createGzip(), encryption, target);
    const { size } = await stat(part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Decompresses a backup into a new file. If it throws, the file is not whole.
 * @param key Unset: the backup must not be encrypted. Set: it must be, so that nobody can replace it with a forged one.
 * @param maxBytes Maximum bytes of the new file. Default: nine tenths of the free space, because a small file can contain any number of zeros.
 * @throws StartError if the backup is not whole, was altered, or has another key.
 */
export async function readBackup(file: string, target: string, key?: string, maxBytes?: number): Promise<void> {
  const most = maxBytes ?? (await freeBytes(dirname(target))) * 0.9;
  const head = await buffer(createReadStream(file, { end: AGE.byteLength - 1 })).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read (${messageOf(error)})`);
  });
  const isEncrypted = AGE.equals(head);
  if (isEncrypted && key === undefined) throw new StartError(`${file} is encrypted: set BACKUP_KEY`);
  if (!isEncrypted && key !== undefined) {
    throw new StartError(
      `${file} is not encrypted, so that anybody can have made it: unset BACKUP_KEY if you trust it`,
    );
  }
  const decryption = (chunks: Chunks) => (key === undefined ? chunks : decrypt(chunks, key));
  const plain = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(createReadStream(file), decryption, createGunzip(), bound(most), plain).catch((error: unknown) => {
    throw errorCode(error)?.startsWith('Z_') ? damaged(messageOf(error)) : error;
  });
}

/** Returns the error for a file that is not a whole backup. */
export const damaged = (fault: string) => new StartError(`the file is no whole backup: ${fault}`);

/** Returns the free space of a folder's disk in bytes. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns a step of a pipeline that throws after a number of bytes. */
const bound = (most: number) =>
  async function* (chunks: Chunks): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > most) {
        throw new StartError(
          `the backup has more than ${Math.floor(most / 1e6)} MB: make room on the disk of DATA_DIR`,
        );
      }
      yield chunk;
    }
  };

const toWeb = (chunks: Chunks) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>;

async function* encrypt(plain: Chunks, key: string, scryptLogN: number): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(scryptLogN);
  yield* await encrypter.encrypt(toWeb(plain));
}

async function* decrypt(encrypted: Chunks, key: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    yield* await decrypter.decrypt(toWeb(encrypted));
  } catch (error) {
    const isOtherKey = /identity matched|passphrase/i.test(messageOf(error));
    throw isOtherKey ? new StartError('BACKUP_KEY is not the key of this backup') : damaged(messageOf(error));
  }
}

/** Flushes the names in a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
