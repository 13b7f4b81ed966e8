import { type Release, webFiles } from '@platform/server/release-set/release';
import type { Platform } from '@platform/server/site';
import type { Schema } from '../database.ts';

/** Maximum bytes of a picture in a drawing. */
const MAX_BYTES = 3 * 1024 * 1024;

const MEDIA = /^\/media\/([\da-f]{64})\.(?:avif|webp)$/;
const ASSET = /^\/assets\/([\w-]+)\/([^/]+\.(?:avif|jpe?g|png|svg|webp))$/;

interface ImagesDeps {
  readonly files: Pick<Platform<Schema, unknown>['files'], 'readFile'>;
  readonly pages: { readonly releases: readonly Pick<Release, 'name' | 'files'>[] };
  /** Origins at which files of the site are. */
  readonly origins: () => readonly (string | undefined)[];
}

/** Returns a function that reads pictures by their addresses: files of live releases, and of the library. Leaves out all others. */
export function createImages({ files, pages, origins }: ImagesDeps) {
  function hashOf(address: string): string | undefined {
    const { origin, pathname } = new URL(address);
    if (!origins().includes(origin)) return undefined;
    const [, name, fileName] = ASSET.exec(pathname) ?? [];
    if (name === undefined) return MEDIA.exec(pathname)?.[1];
    const release = pages.releases.find((live) => live.name === name);
    const file = release && webFiles(release.files).find((own) => own.fileName === fileName);
    return file && file.size <= MAX_BYTES ? file.sha256 : undefined;
  }

  return async (addresses: readonly string[]): Promise<readonly Uint8Array[]> => {
    const hashes = addresses.map(hashOf).filter((hash) => hash !== undefined);
    const read = hashes.map((hash) => files.readFile(hash).catch(() => new Uint8Array()));
    return (await Promise.all(read)).filter(({ byteLength }) => byteLength > 0 && byteLength <= MAX_BYTES);
  };
}
