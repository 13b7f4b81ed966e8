import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { errorCode, messageOf, StartError } from '../start-error.ts';

/** End of the name of a file that is being written. */
export const PART = '.part';

const DAY_MS = 86_400_000;

/**
 * Work of deriving a key from `BACKUP_KEY`, as a power of two: 64 MiB and about half a second. The shortest key (16 characters) takes
 * a guesser too long then, if it is random.
 */
const SCRYPT_LOG_N = 16;

/** The beginning of an encrypted file: https://age-encryption.org/v1 */
const AGE = Buffer.from('age-encryption.org/v1\n');

/**
 * Compresses a file into a backup for the user of this process alone. Writes `FILE.part`, and renames it when all of it is on the disk.
 * @param key Encrypts the backup. Unset: everybody who has the file can read it.
 * @param scryptLogN Work of deriving the encryption key, as a power of two.
 * @returns bytes of the backup.
 * @throws StartError if the backup exists; the system's error if it cannot be written.
 */
export async function writeBackup(
  file: string,
  source: string,
  key?: string,
  scryptLogN = SCRYPT_LOG_N,
): Promise<number> {
  const part = file + PART;
  if (existsSync(file)) throw new StartError(`${file} exists: a backup never replaces a file`);
  const handle = await open(part, 'wx', 0o600).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new StartError(`${part} exists: a backup is being written, or was interrupted; then remove it`);
  });
  try {
    const target = handle.createWriteStream({ flush: true });
    const plain = createReadStream(source);
    if (key === undefined) await pipeline(plain, createGzip(), target);
    else await pipeline(plain, createGzip(), (compressed) => encrypt(compressed, key, scryptLogN), target);
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
 * @param key Unset: the backup must not be encrypted. Set: it must be, so that nobody can put a forged one in its place.
 * @throws StartError if the backup is not whole, was altered, or has another key.
 */
export async function readBackup(file: string, target: string, key?: string): Promise<void> {
  const isEncrypted = AGE.equals(await readHead(file));
  if (isEncrypted && key === undefined) throw new StartError(`${file} is encrypted: set BACKUP_KEY`);
  if (!isEncrypted && key !== undefined) {
    throw new StartError(
      `${file} is not encrypted, so that anybody can have made it: unset BACKUP_KEY if you trust it`,
    );
  }
  const source = createReadStream(file);
  const plain = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  const reading = key
    ? pipeline(source, (encrypted) => decrypt(encrypted, key), createGunzip(), plain)
    : pipeline(source, createGunzip(), plain);
  await reading.catch((error: unknown) => {
    throw errorCode(error)?.startsWith('Z_') ? damaged(messageOf(error)) : error;
  });
}

/** Returns the error for a file that is not a whole backup. */
export const damaged = (fault: string) => new StartError(`the file is no whole backup: ${fault}`);

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read (${messageOf(error)})`);
  });
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
    const isOtherKey = /identity matched|passphrase/i.test(messageOf(error));
    throw isOtherKey ? new StartError('BACKUP_KEY is not the key of this backup') : damaged(messageOf(error));
  }
}

/** Makes a new name in a folder survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

const WORK_FOLDER = 'backup-';

/** Runs `work` with a new folder in the data folder, then removes it, and those that interrupted runs left there a day ago. */
export async function withWorkFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    const isOld = name.startsWith(WORK_FOLDER) && (await stat(path)).mtimeMs < Date.now() - DAY_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(dataDir, WORK_FOLDER));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
