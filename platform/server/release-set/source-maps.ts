import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Fault } from '@platform/contract/report';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Release } from './release.ts';

/** Maximum number of source maps in memory. */
const MAX_MAPS = 20;

/** Maximum number of frames of a thrown error in which a position is searched. */
const MAX_FRAMES = 50;

/** Maximum number of source maps that are read per minute: each takes up to about 20 ms. */
const READ_LIMIT = { points: 10, duration: 60 };

/** Returns a position in the sources of a release, such as `blog/page.tsx:12`; undefined if it is not known. */
export type FindSource = (remote: string, version: string, at: NonNullable<Fault['at']>) => Promise<string | undefined>;

export interface SourceStore {
  get(name: string, version: string): Promise<Pick<Release, 'files'> | undefined>;
  readFile(sha256: string): Promise<Uint8Array>;
}

/**
 * Creates a function that finds positions by the source maps of releases. It returns undefined for a position without a map, for a map
 * that cannot be read, and above the limit of maps per minute.
 */
export function createFindSource(store: SourceStore): FindSource {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: MAX_MAPS });
  const limiter = new RateLimiterMemory(READ_LIMIT);

  async function readMap(remote: string, version: string, file: string): Promise<TraceMap | null> {
    const release = await store.get(remote, version);
    const map = release?.files.find(({ path }) => path === `maps/${file}.map`);
    if (!map) return null;
    return new TraceMap(new TextDecoder().decode(await store.readFile(map.sha256)));
  }

  async function mapOf(remote: string, version: string, file: string): Promise<TraceMap | null> {
    const key = `${remote} ${version} ${file}`;
    const isAllowed = maps.has(key) || (await limiter.consume('all').catch(() => null)) !== null;
    if (!isAllowed) return null;
    const map = maps.get(key) ?? readMap(remote, version, file).catch(() => null);
    maps.set(key, map);
    return map;
  }

  return async (remote, version, { file, line, column }) => {
    const map = await mapOf(remote, version, file);
    // Browsers count columns from 1, source maps from 0.
    const position = map && originalPositionFor(map, { line, column: column - 1 });
    return position?.source ? `${nameOf(position.source)}:${position.line}` : undefined;
  };
}

/**
 * Returns a function that returns the position in the sources at which an error was thrown by a release that is not stored yet; undefined if
 * it is not known.
 */
export function createFindThrown(
  release: Pick<Release, 'name' | 'version' | 'files'>,
  { readFile }: Pick<SourceStore, 'readFile'>,
) {
  const { name, version } = release;
  const findSource = createFindSource({ get: async () => release, readFile });
  return async (error: unknown): Promise<string | undefined> => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    for (const place of stack.split(`${name}/`).slice(1, MAX_FRAMES)) {
      const [, file, line, column] = /^([\w.-]{1,200}):(\d{1,9}):(\d{1,9})/.exec(place) ?? [];
      if (file === undefined) continue;
      const source = await findSource(name, version, { file, line: Number(line), column: Number(column) });
      if (source !== undefined) return source;
    }
    return undefined;
  };
}

/** Returns a source's path as the bundler names it, without the bundler's scheme: `blog/page.tsx`. */
function nameOf(source: string): string {
  const [path = ''] = source.replace(/^webpack:\/\/[^/]*\//, '').split('?', 1);
  return path.replace(/^(?:\.\.?\/)+/, '').slice(-200);
}
