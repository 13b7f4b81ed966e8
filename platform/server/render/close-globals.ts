import { runInNewContext } from 'node:vm';

/** Globals of Node that give no access to files, network, processes or Node's own modules. */
const KEPT = new Set([
  ...'AbortController AbortSignal Blob Buffer DOMException Event EventTarget FormData Headers'.split(' '),
  ...'MessageChannel MessageEvent MessagePort ReadableStream Request Response TextDecoder TextEncoder'.split(' '),
  ...'TransformStream URL URLSearchParams WritableStream atob btoa clearImmediate clearInterval'.split(' '),
  ...'clearTimeout crypto global queueMicrotask setImmediate setInterval setTimeout structuredClone'.split(' '),
]);

/**
 * Removes every global that is not known to be harmless, before foreign code runs: `fetch`, `WebSocket`, `require` and whatever later
 * versions of Node add. `process`, `console` and `performance` become objects with what libraries read.
 */
export function closeGlobals(): void {
  const { nextTick, version, platform } = process;
  const now = performance.now.bind(performance);
  const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
  // Node loads some of them at the first use, and what they are made of with them.
  for (const name of KEPT) Reflect.get(globalThis, name);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!KEPT.has(name) && !language.has(name)) Reflect.deleteProperty(globalThis, name);
  }
  const methods = 'debug dir error group groupEnd info log table trace warn'.split(' ');
  const noOutput = Object.fromEntries(methods.map((name) => [name, () => {}]));
  define('process', { env: Object.freeze({}), nextTick, platform, version, versions: Object.freeze({}) });
  define('console', noOutput);
  define('performance', { now });
}

function define(name: string, value: object): void {
  Object.defineProperty(globalThis, name, { value: Object.freeze(value), writable: false, configurable: false });
}
