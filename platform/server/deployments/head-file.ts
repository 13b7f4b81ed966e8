import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { sha256 } from '@platform/contract/release';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import type { Head } from './chain.ts';

const head = v.strictObject({ seq: v.pipe(v.number(), v.integer(), v.minValue(1)), hash: sha256 });

/** A server's own copy of the newest entry that it read, outside of the database. */
export type HeadFile = Awaited<ReturnType<typeof openHeadFile>>;

/**
 * Opens the copy. An attacker who can write to the database can compute a new chain, but cannot change this file.
 * @param onFailure Called when the file cannot be read or written: changes are then noticed only while the server runs.
 * @throws StartError if the file is damaged.
 */
export async function openHeadFile(file: string, onFailure: (error: unknown) => void) {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') onFailure(error);
    return undefined;
  });
  const result = text === undefined ? undefined : v.safeParse(v.pipe(v.string(), v.parseJson(), head), text);
  if (result?.success === false) {
    throw new StartError(`${file} is damaged: make sure that the log of deployments is right, then remove the file`);
  }
  let written = Promise.resolve();
  return {
    /** The newest entry that this server had read when it stopped; undefined if it never ran. */
    head: result?.output satisfies Head | undefined,
    /** Writes the newest entry, after those that are being written. */
    write({ seq, hash }: Head): Promise<void> {
      written = written
        .then(async () => {
          const temporary = `${file}.${randomUUID()}.tmp`;
          await writeFile(temporary, `${JSON.stringify({ seq, hash })}\n`, { mode: 0o600 });
          await rename(temporary, file);
        })
        .catch(onFailure);
      return written;
    },
  };
}
