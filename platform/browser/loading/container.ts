/** What federation plugins make of a remote: https://module-federation.io/blog/hoisted-runtime. Its script sets a global variable. */
interface Container {
  init(shareScope: object, initScope: unknown[], options: object): unknown;
  /** Resolves with a function that runs the module. */
  get(module: string): Promise<() => unknown>;
}

/** The script of a container. */
export interface ContainerScript {
  /** Name of the global variable. */
  readonly name: string;
  /** Absolute. */
  readonly url: string;
  /** `sha384-…` in base64. */
  readonly integrity: string;
}

/** Name of the only share scope. */
const SCOPE = 'default';

/**
 * Returns a function that resolves with a module of a container. It adds the container's script to the document, unless that ran already,
 * and gives the container `scopes` once. What fails is done again by the next call.
 * @param scopes The modules that a federation host shares, by scope.
 */
export function createContainer(
  { name, url, integrity }: ContainerScript,
  scopes: Record<string, object>,
): (module: string) => Promise<unknown> {
  let opened: Promise<Container> | undefined;

  async function open(): Promise<Container> {
    // A browser ignores any other text and would run the script unchecked.
    if (!integrity.startsWith('sha384-')) throw new Error(`${url} has no hash in the registry`);
    if (!globalOf(name)) await runScript(url, integrity);
    const container = globalOf(name);
    if (!container) throw new Error(`${url} is no container ${name}`);
    scopes[SCOPE] ??= {};
    // Containers copy the options that can be listed into those of their own.
    const options = Object.defineProperty({ version: '', shareScopeKeys: SCOPE }, 'shareScopeMap', { value: scopes });
    await container.init(scopes[SCOPE], [], options);
    return container;
  }

  return async (module) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const run = await (await opened).get(module);
    return run();
  };
}

const globalOf = (name: string) => Reflect.get(globalThis, name) as Container | undefined;

/** Resolves when a script has run. Rejects if it cannot be loaded, or has another hash. */
function runScript(src: string, integrity: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
  const done = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded`));
  });
  document.head.append(script);
  return done.finally(() => script.remove());
}
