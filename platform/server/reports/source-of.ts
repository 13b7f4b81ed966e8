import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { Release } from '../release-set/release.ts';
import type { SourceOf } from './take-report.ts';

/** Maximum number of source maps in memory. */
const MAX_MAPS = 20;

/** Maximum number of source maps that are read a minute: each takes up to some 20 ms. */
const MAX_READ = 10;

interface SourceDeps {
  readonly store: {
    get(name: string, version: string): Promise<Pick<Release, 'files'> | undefined>;
    readFile(sha256: string): Promise<Uint8Array>;
  };
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

/**
 * Creates the function that finds places in the sources of a release, by the source maps that were released with it. Returns undefined for
 * a place without a map, for a map that cannot be read, and while too many others are asked for.
 */
export function createSourceOf({ store, now = () => performance.now() }: SourceDeps): SourceOf {
  const maps = new LRUCache<string, Promise<TraceMap | null>>({ max: MAX_MAPS });
  let minute = 0;
  let read = 0;

  async function readMap(remote: string, version: string, file: string): Promise<TraceMap | null> {
    const release = await store.get(remote, version);
    const map = release?.files.find(({ path }) => path === `maps/${file}.map`);
    if (!map) return null;
    return new TraceMap(new TextDecoder().decode(await store.readFile(map.sha256)));
  }

  function mapOf(remote: string, version: string, file: string): Promise<TraceMap | null> | undefined {
    const key = `${remote} ${version} ${file}`;
    const known = maps.get(key);
    if (known) return known;
    const current = Math.floor(now() / 60_000);
    read = current === minute ? read + 1 : 1;
    minute = current;
    if (read > MAX_READ) return undefined;
    const map = readMap(remote, version, file).catch(() => null);
    maps.set(key, map);
    return map;
  }

  return async (remote, version, { file, line, column }) => {
    const map = await mapOf(remote, version, file);
    // Browsers count columns from 1, source maps from 0.
    const place = map && originalPositionFor(map, { line, column: column - 1 });
    return place?.source ? `${nameOf(place.source)}:${place.line}` : undefined;
  };
}

/** Returns a source's path as the bundler names it, without the bundler's scheme: `blog/page.tsx`. */
function nameOf(source: string): string {
  const [path = ''] = source.replace(/^webpack:\/\/[^/]*\//, '').split('?', 1);
  return path.replace(/^(?:\.\.?\/)+/, '').slice(-200);
}
