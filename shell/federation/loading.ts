import { withDeadline } from './deadline.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** How long code may take to load before the region says so, in milliseconds; docs/architecture.md, failures. */
export const LOAD_DEADLINE = 8000;

/** Code of a remote that can be asked for. */
export interface Loadable<T> {
  readonly remote: string;
  readonly version: string;
  /** Addresses of the scripts it is made of. */
  readonly files: readonly string[];
  readonly load: () => Promise<T>;
}

/**
 * Loads code, once at a time: who asks meanwhile waits for the same attempt. An attempt that fails or lasts longer than
 * 8 s rejects with a `RemoteLoadError`, and the next one really asks the site again.
 */
export function createLoading<T>({ remote, version, files, load }: Loadable<T>): () => Promise<T> {
  let attempt: Promise<T> | undefined;
  let failed = false;

  async function start(): Promise<T> {
    const ended = new AbortController();
    const work = async () => {
      if (failed) await fetchAnew(files, ended.signal);
      return load();
    };
    try {
      return await withDeadline(work(), LOAD_DEADLINE, `Loading ${remote}`);
    } catch (cause) {
      failed = true;
      ended.abort();
      giveUp(files);
      throw new RemoteLoadError(remote, version, cause);
    } finally {
      attempt = undefined;
    }
  }

  return () => {
    attempt ??= start();
    return attempt;
  };
}

/**
 * Replaces what the browser's cache has of these files: one that came altered would stay there for a year, and a request
 * that hangs would hold up the next one for the same address.
 */
async function fetchAnew(files: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(file, { cache: 'reload', signal });
      if (!answer.ok) throw new Error(`${file} was answered ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
}

/** Fails those of these scripts that still are on their way: their loaders would go on waiting, and never ask again. */
function giveUp(files: readonly string[]): void {
  const given = new Set(files);
  for (const script of [...document.scripts]) {
    if (script.src && given.has(new URL(script.src).pathname)) script.dispatchEvent(new Event('error'));
  }
}
