import { sha256 as hash, MAX_FILE_BYTES } from '@platform/build/gate/built-release';
import { containerName } from '@platform/contract/registry';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  type Bytes,
  type Compression,
  compress,
  decompress,
  type Encoding,
  matchesEtag,
  negotiate,
} from '../http/encoding.ts';
import { type Release, webFiles } from '../release-set/release.ts';
import { contentTypeOf } from './content-type.ts';
import { BadFileError } from './store/file-store.ts';
import type { ReleaseStore } from './store/release-store.ts';

/** Maximum bytes of files kept in memory. */
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;

/** Caches keep a picture whose address names no version for an hour. */
const ICON_MAX_AGE_S = 3600;

/** The icon among the shell's web files. */
const ICON = /^favicon\.[^.]+\.ico$/;

/** Lets pages of other sites load a file, with its hash (CORS) or as a plain script. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** Types of a remote's modules for other sites: an archive, or a single file of declarations. `platform/build/remote-types.ts` names them. */
const REMOTE_TYPES = { zip: /^mf-types\.[^.]+\.zip$/, api: /^mf-types\.[^.]+\.d\.ts$/ };

/** Name of the manifest below a remote's asset prefix. */
const MANIFEST = 'mf-manifest.json';

/** The web files of all stored releases. */
export type Assets = ReturnType<typeof createAssets>;

export interface AssetsDeps {
  /** Origin of the pages that load files from another origin (ASSET_URL). Unset: they load them from their own. */
  readonly pageOrigin?: string | undefined;
  readonly store: Pick<ReleaseStore, 'byWebPath' | 'readFile' | 'cache'>;
  readonly pages: {
    /** Its live release. */
    readonly shell: Pick<Release, 'files' | 'info'> | undefined;
    /** Returns the live release of a remote. */
    readonly remote: (name: string) => Pick<Release, 'name' | 'version' | 'info' | 'files'> | undefined;
  };
}

/** A file that is sent. */
interface SentFile {
  readonly sha256: string;
  /** File name, whose extension determines the type. */
  readonly file: string;
  readonly cacheControl: string;
  readonly extraHeaders: Readonly<Record<string, string>>;
}

/** Serves the web files of all stored releases at their permanent URLs, and the live shell's icon as `/favicon.ico`. */
export function createAssets({ store, pages, pageOrigin }: AssetsDeps) {
  const read = createEncodedReader(store);

  const siteHeaders = pageOrigin === undefined ? {} : { ...OPEN, 'Access-Control-Allow-Origin': pageOrigin };
  /** Returns headers that let pages of other origins load files: this site's pages, or all if the remote's live release is open. */
  const openHeaders = (name: string) => (pages.remote(name)?.info.open ? OPEN : siteHeaders);

  async function sendFile(c: Context, { sha256, file, cacheControl, extraHeaders }: SentFile): Promise<Response> {
    const { type, compressible, headers: typeHeaders } = contentTypeOf(file);
    const encoding = compressible ? negotiate(c.req.header('Accept-Encoding')) : 'identity';
    const etag = `"${sha256}.${encoding}"`;
    const headers = {
      'Cache-Control': cacheControl,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      ...(compressible && { Vary: 'Accept-Encoding' }),
      ...extraHeaders,
      ...typeHeaders,
    };
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    const bytes = await read(sha256, encoding).catch((error: unknown) => {
      if (error instanceof BadFileError) return undefined;
      throw error;
    });
    // Another server may have collected it.
    if (bytes === undefined) return noFile(c);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  }

  const app = new Hono();
  app.get(`/assets/:name/${MANIFEST}`, (c) => {
    const remote = pages.remote(c.req.param('name'));
    if (!remote) return noFile(c);
    const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', ...openHeaders(remote.name) };
    return c.json(federationManifest(remote, pages.shell?.info.shared), 200, headers);
  });
  app.get('/assets/:name/:file', async (c) => {
    const { name, file } = c.req.param();
    const sha256 = await store.byWebPath(name, file);
    if (sha256 === undefined) return noFile(c);
    const extraHeaders = openHeaders(name);
    return sendFile(c, { sha256, file, cacheControl: 'public, max-age=31536000, immutable', extraHeaders });
  });
  app.get('/favicon.ico', async (c) => {
    const icon = webFiles(pages.shell?.files ?? []).find(({ fileName }) => ICON.test(fileName));
    if (!icon) return noFile(c);
    const { sha256, fileName: file } = icon;
    return sendFile(c, { sha256, file, cacheControl: `public, max-age=${ICON_MAX_AGE_S}`, extraHeaders: {} });
  });
  app.get('/assets/*', noFile);

  return {
    /** Serves `/assets/*` and `/favicon.ico`. */
    app,
    /** Compresses all files of these releases that are not compressed yet. */
    async compressAll(releases: readonly Pick<Release, 'files'>[]): Promise<void> {
      for (const { fileName, sha256 } of releases.flatMap(({ files }) => webFiles(files))) {
        if (!contentTypeOf(fileName).compressible) continue;
        await Promise.all([read(sha256, 'br'), read(sha256, 'gzip')]);
      }
    },
  };
}

/** Responds 404 without a body, uncached: a later release may contain the file. */
const noFile = (c: Context) => c.body(null, 404, { 'Cache-Control': 'no-store', 'Content-Length': '0' });

/**
 * Returns a function that reads a stored file in an encoding. Each file is compressed once: the result is in the cache folder
 * beside the file (`<sha256>.br`, `<sha256>.gzip`). Recently read files stay in memory.
 */
function createEncodedReader({ readFile, cache }: Pick<ReleaseStore, 'readFile' | 'cache'>) {
  const load = async (sha256: string, encoding: Encoding): Promise<Bytes> => {
    if (encoding === 'identity') return readFile(sha256);
    const name = `${sha256}.${encoding}`;
    const copy = await cache.read(name, (bytes) => isCompressed(bytes, encoding, sha256));
    if (copy) return copy;
    const compressed = await compress(await readFile(sha256), encoding);
    await cache.write(name, compressed);
    return compressed;
  };
  const memory = new LRUCache<string, Bytes, { sha256: string; encoding: Encoding }>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
    fetchMethod: (_key, _stale, { context }) => load(context.sha256, context.encoding),
    ignoreFetchAbort: true,
  });
  return (sha256: string, encoding: Encoding): Promise<Bytes> =>
    memory.forceFetch(`${sha256}.${encoding}`, { context: { sha256, encoding } });
}

/** Returns whether the bytes are a compressed file with this hash. */
async function isCompressed(bytes: Bytes, compression: Compression, sha256: string): Promise<boolean> {
  const file = await decompress(bytes, compression, MAX_FILE_BYTES).catch(() => undefined);
  return file !== undefined && hash(file) === sha256;
}

/** Returns the files of a module by their kind: those that it loads at first, and later. */
function assetsOf(sync: readonly string[], async: readonly string[]) {
  const isStyleSheet = (file: string) => file.endsWith('.css');
  const isScript = (file: string) => !isStyleSheet(file);
  const list = (isKind: (file: string) => boolean) => ({ sync: sync.filter(isKind), async: async.filter(isKind) });
  return { js: list(isScript), css: list(isStyleSheet) };
}

/**
 * Returns the `mf-manifest.json` of a remote, by which federation hosts and their devtools find its entry and its modules.
 * Addresses in it are relative to the manifest (`auto`), so that it holds behind any proxy.
 * https://module-federation.io/configure/manifest
 */
function federationManifest(
  { name, version, info, files }: Pick<Release, 'name' | 'version' | 'info' | 'files'>,
  shellShared: Readonly<Record<string, string>> = {},
) {
  const id = containerName(name);
  const fileOf = (name: RegExp) => webFiles(files).find(({ fileName }) => name.test(fileName))?.fileName ?? '';
  const noFiles = { sync: [], async: [] };
  const first = info.chunks.routes ?? [];
  const later = [...new Set(Object.values(info.chunks).flat())].filter(
    (file) => file !== info.entry && !first.includes(file),
  );
  return {
    id,
    name: id,
    metaData: {
      name: id,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: info.entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: fileOf(REMOTE_TYPES.zip), api: fileOf(REMOTE_TYPES.api) },
      globalName: id,
      publicPath: 'auto',
    },
    shared: Object.entries(info.shared).map(([module, range]) => ({
      id: `${id}:${module}`,
      name: module,
      // Of the copy that the remote runs with: the shell's.
      version: shellShared[module] ?? range,
      singleton: true,
      requiredVersion: range,
      assets: { js: noFiles, css: noFiles },
    })),
    remotes: [],
    exposes: [
      {
        id: `${id}:routes`,
        name: 'routes',
        path: './routes',
        assets: assetsOf(first, later),
      },
    ],
  };
}
