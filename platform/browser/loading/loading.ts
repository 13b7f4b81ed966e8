/** Time within which code has to load before the outlet shows a failure, in milliseconds. */
export const LOAD_TIMEOUT_MS = 8000;

/** A remote's code could not be loaded: missing, too slow, or not what was released. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly version: string;

  constructor(remote: string, version: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.remote = remote;
    this.version = version;
  }
}

/** Code of a remote that can be loaded. */
export interface Loadable<T> {
  readonly remote: string;
  readonly version: string;
  /** URL paths of its scripts. */
  readonly files: readonly string[];
  readonly load: () => Promise<T>;
}

/**
 * Returns a function that loads code, one attempt at a time: calls during an attempt share it. An attempt that fails or takes
 * longer than `LOAD_TIMEOUT_MS` rejects with a `RemoteLoadError`; the next call fetches the files from the site again.
 */
export function createLoading<T>({ remote, version, files, load }: Loadable<T>): () => Promise<T> {
  let attempt: Promise<T> | undefined;
  let failed = false;

  async function start(): Promise<T> {
    const aborted = new AbortController();
    const work = async () => {
      if (!failed) return load();
      await refetch(files, aborted.signal);
      // The first script of a file whose preload failed fails without a request, as the browser answers it with the preload.
      return load().catch(load);
    };
    try {
      return await withTimeout(work(), LOAD_TIMEOUT_MS, `Loading ${remote}`);
    } catch (cause) {
      failed = true;
      aborted.abort();
      failPendingScripts(files);
      throw cause instanceof RemoteLoadError ? cause : new RemoteLoadError(remote, version, cause);
    } finally {
      attempt = undefined;
    }
  }

  return () => {
    attempt ??= start();
    return attempt;
  };
}

/** The bundler's error for a script that an import needs and that could not be loaded. */
interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError';
  readonly request: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error;

/**
 * Returns a page's loader that rejects with a `RemoteLoadError` if a script that it imports could not be loaded. The next call
 * fetches that script from the site again.
 */
export function withScriptErrors<Args extends unknown[]>(
  { remote, version }: Pick<Loadable<unknown>, 'remote' | 'version'>,
  loader: (...args: Args) => unknown,
): (...args: Args) => Promise<unknown> {
  let failed: ChunkLoadError | undefined;
  return async (...args) => {
    try {
      if (failed) await refetch([failed.request], AbortSignal.timeout(LOAD_TIMEOUT_MS));
      failed = undefined;
      return await loader(...args);
    } catch (error) {
      if (isChunkLoadError(error)) failed = error;
      throw failed ? new RemoteLoadError(remote, version, error) : error;
    }
  };
}

/**
 * Replaces these files in the browser's cache: an altered one would stay there for a year, and a request that hangs would
 * block the next one for the same URL.
 */
async function refetch(files: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file, { cache: 'reload', signal });
      if (!response.ok) throw new Error(`${file} returned status ${response.status}`);
      await response.arrayBuffer();
    }),
  );
}

/** Fails those scripts that are still being fetched: otherwise their loaders would wait for them and never retry. */
function failPendingScripts(files: readonly string[]): void {
  const pending = new Set(files);
  for (const script of [...document.scripts]) {
    if (script.src && pending.has(new URL(script.src).pathname)) script.dispatchEvent(new Event('error'));
  }
}

/** Resolves or rejects like `promise`. Rejects if it has not settled after `ms` milliseconds. */
export async function withTimeout<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
