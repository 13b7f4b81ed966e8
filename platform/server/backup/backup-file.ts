import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { errorCode, messageOf } from '../start-error.ts';
import { BackupError } from './backup-error.ts';
import { damaged, fromText, PART, type Part, toText } from './parts.ts';

/**
 * Work of making a key from `BACKUP_KEY`, as a power of two: 64 MiB and about half a second. The least that the setting can be (16
 * characters) is more than a guesser has time for, if it is random.
 */
const SCRYPT_LOG_N = 16;

/** How an encrypted file begins: https://age-encryption.org/v1 */
const AGE = Buffer.from('age-encryption.org/v1\n');

/**
 * Writes a backup for the user of this process alone: to `FILE.part`, which gets its name when all of it is on the disk.
 * @param key Encrypts it. Unset: whoever has the file can read it.
 * @param scryptLogN Work of making a key from it, as a power of two.
 * @returns bytes of the file.
 * @throws BackupError if there is a file of this name; the system's error if it cannot be written.
 */
export async function writeBackup(
  file: string,
  parts: AsyncIterable<Part>,
  key?: string,
  scryptLogN = SCRYPT_LOG_N,
): Promise<number> {
  const part = file + PART;
  if (existsSync(file)) throw new BackupError(`${file} exists: a backup never replaces a file`);
  const handle = await open(part, 'wx', 0o600).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new BackupError(`${part} exists: a backup is being written, or was interrupted; then remove it`);
  });
  try {
    const text = Readable.from(toText(parts), { objectMode: false });
    // Closes the file when all of it is on the disk.
    const target = handle.createWriteStream({ flush: true });
    if (key === undefined) await pipeline(text, createGzip(), target);
    else await pipeline(text, createGzip(), (compressed) => encrypt(compressed, key, scryptLogN), target);
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
 * Reads a backup. Nothing is sure before `read` has had all parts: it must not change anything for good until then.
 * @param key Unset: the file must not be encrypted. Set: it must be, so that nobody can put another one in its place.
 * @throws BackupError if the file is not a whole backup, was altered, has another key, or was made by a newer server.
 */
export async function readBackup<Result>(
  file: string,
  key: string | undefined,
  read: (parts: AsyncIterable<Part>) => Promise<Result>,
): Promise<Result> {
  const head = await readHead(file).catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read (${messageOf(error)})`);
  });
  const isEncrypted = AGE.equals(head);
  if (isEncrypted && key === undefined) throw new BackupError(`${file} is encrypted: set BACKUP_KEY`);
  if (!isEncrypted && key !== undefined) {
    throw new BackupError(
      `${file} is not encrypted, so that anybody can have made it: unset BACKUP_KEY if you trust it`,
    );
  }
  let result: Result | undefined;
  let failure: unknown;
  async function consume(text: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      result = await read(fromText(text));
    } catch (error) {
      // The pipeline may reject with what this failure causes in another stage.
      failure = error;
      throw error;
    }
  }
  const source = createReadStream(file);
  const reading = key
    ? pipeline(source, (encrypted) => decrypt(encrypted, key), createGunzip(), consume)
    : pipeline(source, createGunzip(), consume);
  await reading.catch((error: unknown) => {
    const cause = failure ?? error;
    throw errorCode(cause)?.startsWith('Z_') ? damaged(messageOf(cause)) : cause;
  });
  return result as Result;
}

/** Returns the bytes by which an encrypted file can be recognized. */
async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.byteLength), 0, AGE.byteLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const toWeb = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>;

async function* encrypt(plain: AsyncIterable<Uint8Array>, key: string, scryptLogN: number): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(scryptLogN);
  yield* await encrypter.encrypt(toWeb(plain));
}

async function* decrypt(encrypted: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  try {
    yield* await decrypter.decrypt(toWeb(encrypted));
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const isOtherKey = /identity matched|passphrase/i.test(messageOf(error));
    throw isOtherKey ? new BackupError('BACKUP_KEY is not the key of this backup') : damaged(messageOf(error));
  }
}

/** Makes a new name in a folder last through a loss of power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
