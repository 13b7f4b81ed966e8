import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageResult, TitleFont } from '@platform/contract/render';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../http/request-log.ts';
import type { Release } from '../../release-set/release.ts';
import type { RenderDeps } from '../../render/render-pool.ts';

/** The built `title-font-program.ts`. */
const PROGRAM = new URL('./title-font-program.js', import.meta.url);

/** Maximum number of titles whose letters are kept, of 3 to 6 kB each. */
const MAX_TITLES = 1000;

/** Maximum size of a font file in bytes. */
const MAX_FONT_BYTES = 200_000;

/** Time limit of one subset in milliseconds: some 50 on an idle machine, and pages that are cached for long are made while it is busy. */
const TIMEOUT_MS = 10_000;

/** Memory limit of the worker, beside that of its WebAssembly. */
const MEMORY_MB = 64;

/** What the worker is sent: a font, and what stays of it. */
export interface Subset extends Pick<TitleFont, 'axes'> {
  readonly id: number;
  readonly font: Uint8Array;
  readonly characters: string;
}

/** What the worker responds. `woff2`: in base64. */
type Subsetted = { readonly id: number } & ({ readonly woff2: string } | { readonly error: string });

interface TitleFontsDeps extends Pick<RenderDeps, 'readFile'> {
  readonly log: Pick<Logger, 'warn'>;
  readonly program?: string | URL;
  readonly timeoutMs?: number;
}

/** Puts the letters of titles into pages. */
export type TitleFonts = ReturnType<typeof createTitleFonts>;

/** Creates what puts into each page the letters of its title, so that the first paint shows them in the site's typeface. */
export function createTitleFonts({ readFile, log, program = PROGRAM, timeoutMs = TIMEOUT_MS }: TitleFontsDeps) {
  const subsets = new LRUCache<string, Promise<string>>({ max: MAX_TITLES });
  const worker = createSubsetWorker(program, timeoutMs);

  async function subsetOf(shell: Pick<Release, 'files'>, font: NonNullable<PageResult['titleFont']>): Promise<string> {
    const name = basename(font.file);
    const file = shell.files.find(({ path }) => path === `web/${name}`);
    if (file === undefined) throw new Error(`The shell has no file ${name}`);
    if (file.size > MAX_FONT_BYTES) throw new Error(`${name} has more than ${MAX_FONT_BYTES} bytes`);
    const key = JSON.stringify([file.sha256, font.axes, font.characters]);
    const known = subsets.get(key);
    if (known) return known;
    const subset = readFile(file.sha256).then((bytes) => worker.subset({ ...font, font: bytes }));
    subsets.set(key, subset);
    // A failure may be of a busy machine: the next page with this title tries again.
    subset.catch(() => subsets.delete(key));
    return subset;
  }

  return {
    /** Returns a page of a shell with the letters of its title. Returns it without them if they cannot be made, or not in time. */
    async addTo(page: PageResult, shell: Pick<Release, 'files'>): Promise<PageResult> {
      const { titleFont, html, inlineStyles } = page;
      if (titleFont === undefined) return page;
      try {
        const woff2 = await subsetOf(shell, titleFont);
        const css = titleFont.css.replace('url()', `url(data:font/woff2;base64,${woff2})`);
        // The head ends there: all texts in it are escaped.
        const tag = `<style data-first-page>${css}</style></head>`;
        return { ...page, html: html.replace('</head>', () => tag), inlineStyles: [...inlineStyles, css] };
      } catch (error) {
        log.warn({ err: error }, 'the letters of a title are not in its page');
        return page;
      }
    },
    close: worker.close,
  };
}

/** Creates a worker that is started when it is needed, and ended if a subset exceeds the time limit. */
function createSubsetWorker(program: string | URL, timeoutMs: number) {
  let worker: Worker | undefined;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  function run(subset: Omit<Subset, 'id'>): Promise<string> {
    const id = ++lastId;
    worker ??= startWorker(program);
    const running = worker;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(new Error(`A subset takes more than ${timeoutMs} ms`)), timeoutMs);
      const end = (error: Error) => {
        finish();
        void close();
        reject(error);
      };
      const onMessage = (message: Subsetted) => {
        if (message.id !== id) return;
        finish();
        if ('woff2' in message) resolve(message.woff2);
        else reject(new Error(message.error));
      };
      const finish = () => {
        clearTimeout(timer);
        running.off('message', onMessage).off('error', end);
      };
      running.on('message', onMessage).on('error', end);
      running.postMessage({ ...subset, id });
    });
  }

  return {
    /** Returns a subset as WOFF2 in base64. One is made at a time. Rejects if it cannot be made, or not in time. */
    subset({ font, characters, axes }: Omit<Subset, 'id'>): Promise<string> {
      const result = queue.then(() => run({ font, characters, axes }));
      queue = result.catch(() => {});
      return result;
    },
    close,
  };
}

/** Starts a worker that does not keep the process alive. */
function startWorker(program: string | URL): Worker {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }, env: {}, execArgv: [] });
  worker.unref();
  return worker;
}
