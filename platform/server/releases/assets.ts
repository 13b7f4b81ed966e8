import { Hono } from 'hono';
import { negotiate } from '../http/encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import { contentTypeOf } from './content-type.ts';
import { createEncodedFiles } from './encoded-files.ts';
import { type Release, webFiles } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Bytes of files kept in memory, ready to send. */
const MEMORY_BYTES = 32 * 1024 * 1024;

/** What assets are served from. */
export interface AssetsDeps {
  readonly store: Pick<ReleaseStore, 'byWebPath' | 'filePath'>;
  readonly memoryBytes?: number;
}

/** `app` answers `/assets/:name/:file`. `warm` compresses every file of these releases that is not yet. */
export interface Assets {
  readonly app: Hono;
  warm(releases: readonly Pick<Release, 'files'>[]): Promise<void>;
}

/** The web files of every stored release at their permanent addresses. */
export function createAssets({ store, memoryBytes = MEMORY_BYTES }: AssetsDeps): Assets {
  const encoded = createEncodedFiles({ files: store, maxBytes: memoryBytes });

  const app = new Hono();

  app.get('/assets/:name/:file', async (c) => {
    const { name, file } = c.req.param();
    const sha256 = store.byWebPath(name, file);
    if (sha256 === undefined) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    const { type, compressible, headers: more } = contentTypeOf(file);
    const encoding = compressible ? negotiate(c.req.header('Accept-Encoding')) : 'identity';
    const etag = `"${sha256}.${encoding}"`;
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      ...(compressible && { Vary: 'Accept-Encoding' }),
      ...more,
    };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    const bytes = await encoded.read(sha256, encoding);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  });

  return {
    app,
    warm: async (releases) => {
      for (const { fileName, sha256 } of releases.flatMap(({ files }) => webFiles(files))) {
        if (!contentTypeOf(fileName).compressible) continue;
        await Promise.all([encoded.read(sha256, 'br'), encoded.read(sha256, 'gzip')]);
      }
    },
  };
}
