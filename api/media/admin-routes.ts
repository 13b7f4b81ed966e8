import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { ProblemError, problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import {
  MAX_MEDIA_BYTES,
  MEDIA_KINDS,
  mediaChange,
  mediaItem,
  mediaList,
  mediaName,
  mediaUses,
} from '@studio/content/media';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Library } from './library.ts';

/** Maximum number of uploads at once, whose bytes are in memory. */
const MAX_UPLOADS = 6;

const READ_ERRORS = [400, 401, 403, 404, 503];
const UPLOAD_ERRORS = [...READ_ERRORS, 409, 413, 415, 422];
const noStore = { 'Cache-Control': 'no-store' } as const;

const id = v.pipe(v.string(), v.uuid('the id of a picture'), v.toLowerCase());
const ofPicture = validate('param', v.object({ id }));
const nameQuery = validate('query', v.object({ name: mediaName }));
const listQuery = validate(
  'query',
  v.object({
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'a number from 1'), v.transform(Number)), '1'),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    kind: v.optional(v.picklist(MEDIA_KINDS)),
    undescribed: v.optional(v.literal('1')),
  }),
);

export interface MediaAdminDeps {
  readonly library: Library;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
}

/** Creates the admin's routes of pictures, below `/api`. */
export function createMediaAdmin({ library, adminOnly, sameSite }: MediaAdminDeps) {
  const write = [sameSite, adminOnly] as const;
  let uploads = 0;

  /** Calls `work` with the body of an upload, unless many others are in progress. */
  async function withUpload<Result>(c: Context, work: (bytes: Uint8Array) => Promise<Result>): Promise<Result> {
    if (uploads >= MAX_UPLOADS)
      throw new ProblemError({ slug: 'busy', status: 503, title: 'Other pictures are being converted', retryAfter: 5 });
    uploads += 1;
    try {
      return await work(new Uint8Array(await c.req.arrayBuffer()));
    } finally {
      uploads -= 1;
    }
  }
  const upload = [
    ...write,
    limitBody(MAX_MEDIA_BYTES, (c) =>
      problem(c, { slug: 'too-large', status: 413, title: 'The file has more than 20 MB. Make it smaller.' }),
    ),
  ] as const;

  return new Hono()
    .get(
      '/v1/media',
      documented('Lists a page of the pictures, the newest first', { 200: mediaList }, READ_ERRORS),
      adminOnly,
      listQuery,
      async (c) => {
        const { undescribed, ...query } = c.req.valid('query');
        return c.json(await library.list({ ...query, isUndescribed: undescribed === '1' }), 200, noStore);
      },
    )
    .post(
      '/v1/media',
      documented(
        'Adds the picture that the body is. 200 returns the one that was made of the same file',
        { 200: mediaItem, 201: mediaItem },
        UPLOAD_ERRORS,
      ),
      ...upload,
      nameQuery,
      async (c) => {
        const { name } = c.req.valid('query');
        const { picture, isNew } = await withUpload(c, (bytes) => library.add(name, bytes));
        return c.json(picture, isNew ? 201 : 200, noStore);
      },
    )
    .get(
      '/v1/media/:id',
      documented('Returns a picture', { 200: mediaItem }, READ_ERRORS),
      adminOnly,
      ofPicture,
      async (c) => c.json(await library.read(c.req.valid('param').id), 200, noStore),
    )
    .patch(
      '/v1/media/:id',
      documented('Changes name, alternative text or focal point', { 200: mediaItem }, [...READ_ERRORS, 413, 415]),
      ...write,
      jsonOnly,
      limitBody(16 * 1024),
      ofPicture,
      validate('json', mediaChange),
      async (c) => c.json(await library.change(c.req.valid('param').id, c.req.valid('json')), 200, noStore),
    )
    .put(
      '/v1/media/:id/file',
      documented('Replaces the file of a picture, whose uses stay', { 200: mediaItem }, UPLOAD_ERRORS),
      ...upload,
      ofPicture,
      nameQuery,
      async (c) => {
        const [{ id }, { name }] = [c.req.valid('param'), c.req.valid('query')];
        return c.json(await withUpload(c, (bytes) => library.replace(id, name, bytes)), 200, noStore);
      },
    )
    .get(
      '/v1/media/:id/uses',
      documented('Lists the entries that name a picture', { 200: mediaUses }, READ_ERRORS),
      adminOnly,
      ofPicture,
      async (c) => c.json(await library.uses(c.req.valid('param').id), 200, noStore),
    )
    .delete(
      '/v1/media/:id',
      documented(
        'Deletes a picture that no entry names. `history=1`: that older versions name it does not matter. 409 lists the entries',
        { 204: null },
        [...READ_ERRORS, 409],
      ),
      ...write,
      ofPicture,
      validate('query', v.object({ history: v.optional(v.literal('1')) })),
      async (c) => {
        const uses = await library.remove(c.req.valid('param').id, c.req.valid('query').history === '1');
        if (uses.length === 0) return c.body(null, 204, noStore);
        const details = { slug: 'in-use', status: 409, title: 'Entries name this picture' } as const;
        const body = { ...((await problem(c, details).json()) as object), uses: uses.slice(0, 100) };
        return c.json(body, 409, { ...noStore, 'Content-Type': 'application/problem+json' });
      },
    );
}
