import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RegistryRoute } from '@platform/contract/registry';
import type { PageRequest, PageResult } from '@platform/contract/render';

/** A page of a developed remote. */
export interface DevPage {
  readonly path: string;
  readonly layout: RegistryRoute['layout'];
  readonly isPrivate: boolean;
}

/** The pages of developed remotes, by name. A remote whose routes cannot be loaded is missing. */
export type DevPages = Readonly<Record<string, readonly DevPage[]>>;

/** The parts of a worker's answers. */
interface Answer {
  readonly id?: number;
  readonly pages?: DevPages;
  /** Why bundles of remotes cannot be loaded. */
  readonly failures?: readonly string[];
  readonly result?: PageResult;
  readonly error?: string;
}

/** A page to render. `remote`: the name of the developed remote that serves it. */
export type RenderTask = Omit<PageRequest, 'remote' | 'api'> & { readonly remote: string | null };

/** A thread that renders pages. */
export type RenderWorker = ReturnType<typeof startRenderWorker>;

/**
 * Starts a thread with the server bundles of the developed shell and remotes.
 * @param folders Folders of the server bundles by name, absolute.
 */
export function startRenderWorker(site: string, folders: Readonly<Record<string, string>>) {
  const worker = new Worker(join(import.meta.dirname, 'render-thread.mjs'), {
    workerData: { site, folders },
  });
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<PageResult>>();
  const opened = promiseWithResolvers<DevPages>();
  opened.promise.catch(() => undefined);
  let tasks = 0;
  let failure: Error | undefined;

  function fail(error: Error): void {
    failure ??= error;
    opened.reject(failure);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  worker.on('message', ({ id, pages, failures = [], result, error }: Answer) => {
    for (const text of failures) console.error(text);
    if (pages) return opened.resolve(pages);
    const task = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (result) task?.resolve(result);
    else task?.reject(new Error(error));
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('the sources have changed')));

  return {
    pages: opened.promise,
    render(request: RenderTask): Promise<PageResult> {
      if (failure) return Promise.reject(failure);
      tasks += 1;
      const task = promiseWithResolvers<PageResult>();
      waiting.set(tasks, task);
      worker.postMessage({ id: tasks, request });
      return task.promise;
    },
    hasEnded: () => failure !== undefined,
    end: () => void worker.terminate(),
  };
}

interface PromiseWithResolvers<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: Error) => void;
}

/** `Promise.withResolvers` of Node 22. */
function promiseWithResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => {};
  let reject: PromiseWithResolvers<Value>['reject'] = () => {};
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
