import { createHash } from 'node:crypto';
import { assetPrefix, containerName } from '@platform/contract/release-names';

/** A remote's entry in development. Its text is constant, so that a page checks its hash as it does of a release. */
export interface DevEntry {
  /** Path of the script. */
  readonly url: string;
  readonly script: string;
  readonly integrity: string;
}

/**
 * Returns the entry of a remote that is developed: a container that loads the development server's entry, whose text
 * changes, when it is first used. That entry replaces the container's global variable; this container stays in front of it.
 */
export function devEntry(name: string): DevEntry {
  const container = containerName(name);
  const script = `window.${container} = (() => {
  let loading;
  const load = () => (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '${assetPrefix(name)}entry.js';
    script.onload = () => resolve(window.${container});
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('The development server of ${name} does not respond'));
    };
    document.head.append(script);
  }));
  return {
    init: async (...args) => (await load()).init(...args),
    get: async (...args) => (await load()).get(...args),
  };
})();
`;
  const hash = createHash('sha384').update(script).digest('base64');
  return { url: `${assetPrefix(name)}dev-entry.js`, script, integrity: `sha384-${hash}` };
}
