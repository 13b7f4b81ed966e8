import type { Bytes } from '@platform/server/http/encoding';
import { matchesEtag } from '@platform/server/http/encoding';
import type { Platform } from '@platform/server/site';
import { mediaIdOf } from '@studio/content/media';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Database, Schema } from '../database.ts';
import { readPictures } from './rows.ts';

/** Maximum bytes of files in memory. */
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;

/** Number of files that are known to be listed, and for how long, in milliseconds: a deleted picture is served no longer. */
const LISTED = { max: 20_000, ttl: 60_000 };

const FILE = /^([\da-f]{64})\.(avif|webp)$/;

interface FileDeps {
  readonly db: Database;
  readonly files: Pick<Platform<Schema, unknown>['files'], 'readFile'>;
}

/**
 * Creates the routes of the files of pictures: `/media/<sha256>.<format>`. They never change. `/media/<id>`, the name of a picture in texts, leads
 * to its widest file.
 */
export function createMediaFiles({ db, files }: FileDeps) {
  /** Whether the library lists a file. The last answer is valid while the database is away. */
  const listed = new LRUCache<string, { readonly isListed: boolean }>({
    ...LISTED,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (key) => {
      const [sha256 = '', format = ''] = key.split('.');
      const file = db
        .selectFrom('media_files')
        .select('media')
        .where('sha256', '=', sha256)
        .where('format', '=', format);
      return { isListed: (await file.executeTakeFirst()) !== undefined };
    },
  });
  const memory = new LRUCache<string, Bytes>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: (sha256) => files.readFile(sha256),
    ignoreFetchAbort: true,
  });

  return new Hono().get('/media/:file', async (c) => {
    const file = c.req.param('file');
    const id = mediaIdOf(c.req.path);
    if (id !== undefined) {
      const [picture] = await readPictures(db, [id]);
      return picture ? c.redirect(picture.src, 302) : noFile(c);
    }
    const [, sha256, format] = FILE.exec(file) ?? [];
    if (sha256 === undefined || !(await listed.forceFetch(file)).isListed) return noFile(c);
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${sha256}"`,
      'X-Content-Type-Options': 'nosniff',
    };
    if (matchesEtag(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
    const bytes = await memory.forceFetch(sha256);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.byteLength),
    });
  });
}

/** Responds 404 without a body, uncached: the file may be uploaded later. */
const noFile = (c: Context) => c.body(null, 404, { 'Cache-Control': 'no-store', 'Content-Length': '0' });
