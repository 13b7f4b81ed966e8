import { Hono } from 'hono';
import { type FinishedPage, finishText } from '../pages/cache/finished-page.ts';
import { pageResponse } from '../pages/page-response.ts';
import type { LiveHeads } from './live-heads.ts';
import type { PageHead } from './page-head.ts';

/** Returns where visitors find the site, such as `https://site.example`; undefined if that is not known. */
export type ReadOrigin = () => string | undefined;

/** A file that is written from the heads of the live pages. */
export interface LiveFile {
  /** Such as `/sitemap.xml`. */
  readonly path: string;
  /** Content type. */
  readonly type: string;
  /** Writes the file. Returns undefined if there is none: the address then shows the error page. */
  readonly write: (pages: readonly PageHead[]) => string | undefined;
}

/** Serves files. Each is written once per set, and sent like a page: compressed, with an ETag, never stale. */
export function createLiveFiles(heads: Pick<LiveHeads, 'all'>, files: readonly LiveFile[]): Hono {
  const app = new Hono();
  for (const { path, type, write } of files) {
    const written = new WeakMap<readonly PageHead[], Promise<FinishedPage> | undefined>();
    const finish = (pages: readonly PageHead[]) => {
      const text = write(pages);
      // The ETag is a hash of the text alone: unlike pages, files do not depend on the set.
      return text === undefined ? undefined : finishText('file', { text, type });
    };
    app.get(path, async (c, next) => {
      const pages = await heads.all();
      if (pages && !written.has(pages)) written.set(pages, finish(pages));
      const file = pages && (await written.get(pages));
      return file ? pageResponse((name) => c.req.header(name), file) : next();
    });
  }
  return app;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot contain: https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns a text for an element or a quoted attribute of an XML document, without the characters that XML forbids. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
