import { join } from 'node:path';
import { jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { createReleaseStore } from '@platform/server/releases/store/release-store';
import type { MediaItem } from '@studio/content/media';
import { Hono } from 'hono';
import sharp from 'sharp';
import type { Database } from '../database.ts';
import { createMediaAdmin } from './admin-routes.ts';
import type { Converted } from './convert.ts';
import { createMediaFiles } from './file-routes.ts';
import { createLibrary, filesOfMedia } from './library.ts';

/** Returns a picture of one colour. */
export const flat = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** Replaces a conversion: one file in each format, whose bytes are the format and those of the picture. */
export const fakeConvert = async (bytes: Uint8Array): Promise<Converted> => ({
  ...{ width: 640, height: 480, color: '#336699', kind: 'png', memory: 0 },
  files: (['avif', 'webp'] as const).map((format) => {
    const content = new Uint8Array(Buffer.concat([Buffer.from(format), bytes]));
    return { format, width: 640, bytes: content };
  }),
});

interface ServerOptions {
  readonly isAdmin?: boolean;
  readonly convert?: typeof fakeConvert;
  readonly now?: () => Date;
}

/** One server with a library on a database. */
export async function mediaServer(
  db: Database,
  dataDir: string,
  { isAdmin = true, convert = fakeConvert, now = () => new Date('2026-03-01T09:00:00.000Z') }: ServerOptions = {},
) {
  const platformDb = db as never;
  const store = await createReleaseStore({
    db: platformDb,
    cacheDir: join(dataDir, `cache-${Math.random()}`),
    keptFiles: filesOfMedia as never,
    now,
  });
  const library = createLibrary({ db, files: store, convert, now });
  const adminOnly = jest.fn((c: { body: (body: null, status: 401) => Response }, next: () => Promise<void>) =>
    isAdmin ? next() : Promise.resolve(c.body(null, 401)),
  );
  const app = new Hono()
    .route('/api', createMediaAdmin({ library, adminOnly: adminOnly as never, sameSite: sameSite() }))
    .route('/', createMediaFiles({ db, files: store }))
    .onError(errorHandler({ error: jest.fn() }));
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isBytes = body instanceof Uint8Array;
    const response = await app.request(`/api/v1/media${path}`, {
      method,
      headers: { ...(body !== undefined && !isBytes && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: (text && JSON.parse(text)) as MediaItem & Record<string, unknown> };
  }
  return {
    app,
    store,
    library,
    send,
    /** Uploads a text as if it were a picture. Returns the picture. */
    upload: async (text: string) => (await send('POST', `?name=${text}.png`, new TextEncoder().encode(text))).json,
  };
}
