import { compileFunction, constants, createContext, runInContext } from 'node:vm';

/** Globals of Node that give no access to files, network, processes or Node's own modules. */
const KEPT = [
  ...'AbortController AbortSignal Blob Buffer DOMException Event EventTarget FormData Headers'.split(' '),
  ...'MessageChannel MessageEvent MessagePort ReadableStream Request Response TextDecoder TextEncoder'.split(' '),
  ...'TransformStream URL URLSearchParams WritableStream atob btoa clearImmediate clearInterval'.split(' '),
  ...'clearTimeout crypto queueMicrotask setImmediate setInterval setTimeout structuredClone'.split(' '),
];

/** Objects of a loader's response are the realm's own, as is all that foreign code gets. */
const OWN_JSON = `
  const { parse } = JSON;
  const { text } = Response.prototype;
  Response.prototype.json = async function json() { return parse(await text.call(this)); };`;

/**
 * Opens the realm of foreign code: a context with intrinsics of its own, which foreign code can change, and with those globals of Node
 * that are known to be harmless. `process`, `console` and `performance` are objects with what libraries read. The intrinsics of the
 * program, which these globals lead to, are frozen: see `NODE_FLAGS`.
 */
export function openRealm() {
  const { nextTick, version, platform } = process;
  const now = performance.now.bind(performance);
  const realm = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false } });
  const language = new Set(Object.getOwnPropertyNames(realm));
  for (const name of KEPT) {
    const value: unknown = Reflect.get(globalThis, name);
    Object.defineProperty(realm, name, { value, writable: true, configurable: true });
  }
  const methods = 'debug dir error group groupEnd info log table trace warn'.split(' ');
  const constantsOfRealm = {
    process: { env: Object.freeze({}), nextTick, platform, version, versions: Object.freeze({}) },
    console: Object.fromEntries(methods.map((name) => [name, () => {}])),
    performance: { now },
  };
  for (const [name, value] of Object.entries(constantsOfRealm)) {
    Object.defineProperty(realm, name, { value: Object.freeze(value), writable: false, configurable: false });
  }
  Object.assign(realm, { global: realm });
  closeGlobals(language);
  compileFunction(OWN_JSON, [], { parsingContext: realm })();
  const { parse, then } = runInContext('({ parse: JSON.parse, then: Promise.prototype.then })', realm) as {
    parse: typeof JSON.parse;
    then: () => void;
  };
  const settle = Function.prototype.call.bind(then);

  return {
    /** The realm's globals. */
    global: realm,
    /** Compiles a CommonJS module. */
    compile: (text: string, filename: string) =>
      compileFunction(text, ['module', 'exports', 'require'], { filename, parsingContext: realm }),
    /** Returns a copy of data, as JSON has it, whose objects are the realm's. */
    copy: <Data>(data: Data) => parse(JSON.stringify(data)) as Data,
    /**
     * Calls one of two functions when a promise of the realm is settled. Neither gets into the reach of foreign code, as it would by
     * `await`, which calls the promise's own method `then`. Throws if the value is not a promise.
     */
    settle: settle as <Value>(
      promise: Promise<Value>,
      onFulfilled: (value: Value) => void,
      onRejected: (error: unknown) => void,
    ) => void,
  };
}

export type Realm = ReturnType<typeof openRealm>;

/** Removes from the program's own realm, which foreign code should not reach, the same globals: such as `fetch` and `require`. */
function closeGlobals(language: ReadonlySet<string>): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!KEPT.includes(name) && !language.has(name)) Reflect.deleteProperty(globalThis, name);
  }
}
