import { SourceMap } from 'node:module';
import { isReleaseSource } from '@platform/contract/release';
import type { ScriptPlace } from '../browser-check/record-faults.ts';
import type { SiteClient } from './site-client.ts';

/** Returns a place in the sources, such as `about/about-page.tsx:12`; in the script, if there is no map that can be read. */
export type FindSource = (place: ScriptPlace) => Promise<string>;

/** Creates a function that finds places by the source maps that a stored release was sent with. Each map is read once. */
export function createFindSource(
  site: SiteClient,
  { name, version }: { readonly name: string; readonly version: string },
): FindSource {
  const path = `/api/releases/${name}/${version}/source`;
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  let source: Promise<unknown> | undefined;

  async function readMap(file: string): Promise<SourceMap | undefined> {
    source ??= site<unknown>('GET', path);
    const release = await source;
    const map = isReleaseSource(release) && release.files.find((sent) => sent.path === `maps/${file}.map`);
    if (!map) return undefined;
    const bytes = await site<Uint8Array>('GET', `${path}/${map.sha256}`);
    return new SourceMap(JSON.parse(new TextDecoder().decode(bytes)));
  }

  return async (place) => {
    const { file, line, column } = place;
    const script = `${place.name}/${file}:${line}:${column}`;
    if (place.name !== name) return script;
    const map = maps.get(file) ?? readMap(file).catch(() => undefined);
    maps.set(file, map);
    // Browsers count from 1, Node's source maps from 0.
    const found = (await map)?.findEntry(line - 1, column - 1);
    return found && 'originalSource' in found ? `${nameOf(found.originalSource)}:${found.originalLine + 1}` : script;
  };
}

/** Returns a source's path without the bundler's scheme and the way to its folder: `about/about-page.tsx`. */
const nameOf = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(?:\.\.?\/)+/, '')
    .split('?', 1)[0] ?? source;
