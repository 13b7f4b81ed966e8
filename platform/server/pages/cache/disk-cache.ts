import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Bytes } from '../../http/encoding.ts';
import { createFileCache } from '../../releases/store/file-cache.ts';
import { type ApiRead, areUnchanged, type PublicApi } from '../../render/api-reads.ts';
import { MAX_API_REQUESTS } from '../../render/render-process.ts';
import { errorCode } from '../../start-error.ts';
import { type FinishedPage, pageOf } from './finished-page.ts';

/** Maximum bytes of a stored page: three bodies of a message of a render process, which has at most 8 Mi characters. */
const MAX_BYTES = 32 * 1024 * 1024;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BYTES));
const hash = v.pipe(v.string(), v.maxLength(64));

/** The header of a file, before its bodies. */
const fileHeader = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    key: v.string(),
    /** Hash of all that the page was made of, except for what it read from the API. */
    inputs: hash,
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    etag: v.string(),
    type: v.string(),
    unchanged: v.record(v.string(), v.string()),
    renewAfter: v.optional(v.number()),
    reads: v.pipe(v.array(v.strictObject({ path: v.string(), sha256: hash })), v.maxLength(MAX_API_REQUESTS)),
    identity: count,
    br: count,
    gzip: count,
  }),
);

type FileHeader = v.InferOutput<typeof fileHeader>;

/** Finished pages on disk. */
export type DiskCache = ReturnType<typeof createDiskCache>;

interface DiskCacheDeps {
  /** Created when it is first needed. Nothing else is in it. */
  readonly folder: string;
  /** Only files that were written with it are read. */
  readonly secret: string;
  /** Hash of the program that makes pages. */
  readonly program: string;
  readonly api: PublicApi;
  /** Called when the folder cannot be used. Pages are rendered then. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Creates a cache of finished pages in a folder, which a start reads instead of rendering them again. There is one file for each
 * address. A file is ignored, and its page rendered, if the page was made of other inputs, if the API responds differently to the
 * requests of its loaders, if the page is too old, and if the file is damaged or was not written with the same secret.
 */
export function createDiskCache({ folder, secret, program, api, onFailure }: DiskCacheDeps) {
  const cache = createFileCache(folder, onFailure);
  const writing = new Set<Promise<unknown>>();
  const fileOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const hashOf = (inputs: unknown) =>
    createHash('sha256')
      .update(JSON.stringify([program, process.versions, inputs]))
      .digest('base64url');
  const signature = (content: Uint8Array) => createHmac('sha256', secret).update(content).digest();

  function inBackground(work: Promise<unknown>): void {
    const done = work.catch(onFailure).finally(() => writing.delete(done));
    writing.add(done);
  }

  /** Returns the header and bodies of a file that was written with the secret; undefined if there is none. */
  async function readPage(key: string): Promise<{ readonly header: FileHeader; readonly bodies: Bytes } | undefined> {
    const path = cache.path(fileOf(key));
    const info = await stat(path).catch(() => undefined);
    if (!info?.isFile() || info.size > MAX_BYTES) return undefined;
    const bytes = await cache.read(fileOf(key), () => true);
    if (bytes === undefined || bytes.byteLength < SIGNATURE_BYTES) return undefined;
    const content = bytes.subarray(SIGNATURE_BYTES);
    if (!timingSafeEqual(signature(content), bytes.subarray(0, SIGNATURE_BYTES))) return undefined;
    const end = content.indexOf(NEWLINE);
    const header = v.safeParse(fileHeader, new TextDecoder().decode(content.subarray(0, end)));
    return header.success ? { header: header.output, bodies: content.subarray(end + 1) } : undefined;
  }

  return {
    /**
     * Returns the page with a key, if it would be made in the same way now.
     * @param inputs All that the page is made of, as JSON.
     * @param revalidate Seconds for which the page is new. Unset: for ever.
     */
    async read(key: string, inputs: unknown, revalidate?: number): Promise<FinishedPage | undefined> {
      const file = await readPage(key);
      if (file?.header.key !== key || file.header.inputs !== hashOf(inputs)) return undefined;
      const { renewAfter, reads, identity, br, gzip, ...parts } = file.header;
      if (!isNew(renewAfter, revalidate) || !(await areUnchanged(api, reads))) return undefined;
      const { bodies } = file;
      // Copies, so that no page holds the bytes of all encodings when its own are compressed anew.
      const sent = { identity: bodies.slice(0, identity), br: bodies.slice(identity, identity + br) };
      const page = pageOf({ ...parts, bodies: { ...sent, gzip: bodies.slice(identity + br, identity + br + gzip) } });
      return { ...page, reads, ...(renewAfter !== undefined && { renewAfter }) };
    },
    /** Stores a page in the background, in place of an earlier one with the same key. */
    write(key: string, inputs: unknown, page: FinishedPage, reads: readonly ApiRead[]): void {
      const { identity, br, gzip } = page.bodies;
      const header: FileHeader = {
        key,
        inputs: hashOf(inputs),
        status: page.status,
        etag: page.etag,
        type: page.headers.identity['Content-Type'] ?? '',
        unchanged: page.unchanged,
        ...(page.renewAfter !== undefined && { renewAfter: page.renewAfter }),
        reads: [...reads],
        identity: identity.byteLength,
        br: br.byteLength,
        gzip: gzip.byteLength,
      };
      const content = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), identity, br, gzip]);
      if (content.byteLength + SIGNATURE_BYTES > MAX_BYTES) return;
      inBackground(cache.write(fileOf(key), Buffer.concat([signature(content), content])));
    },
    /** Removes the pages with other keys, in the background. */
    retain(keys: readonly string[]): void {
      inBackground(removeOthers(folder, new Set(keys.map(fileOf))));
    },
    /** Resolves when all pages are written. */
    settled: async (): Promise<void> => void (await Promise.allSettled(writing)),
  };
}

const SIGNATURE_BYTES = 32;
const NEWLINE = 10;

/** A time that is further away than a page can be new was written by a wrong clock. */
const isNew = (renewAfter: number | undefined, revalidate: number | undefined): boolean =>
  revalidate === undefined
    ? renewAfter === undefined
    : renewAfter !== undefined && renewAfter > Date.now() && renewAfter <= Date.now() + revalidate * 1000;

/** Removes all files below a folder except for those with the given names, and files that are being written in their place. */
async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const list = (path: string) =>
    readdir(path).catch((error: unknown) => {
      // Nothing is stored yet, or a file is where a folder should be.
      if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return [];
      throw error;
    });
  for (const part of await list(folder)) {
    const files = await list(join(folder, part));
    // A file that is being written has its name before the first dot.
    const removed = files.filter((file) => !names.has(file.split('.')[0] ?? ''));
    await Promise.all(removed.map((file) => rm(join(folder, part, file), { recursive: true, force: true })));
  }
}

/** Returns the hash of the server and of the program that renders pages, as they were built. */
export async function hashOfProgram(): Promise<string> {
  const files = [import.meta.url, new URL('./render-program.cjs', import.meta.url)];
  const hashed = createHash('sha256');
  for (const file of files) hashed.update(await readFile(fileURLToPath(file)));
  return hashed.digest('base64url');
}
