import { assetPrefix, containerName } from '@platform/contract/registry';

/**
 * Returns the text of a script that makes a container of ES modules one that a shell loads. An `import` checks no hash, so the script
 * names the hash of every module: the browser has all of them before the first one runs, and runs none if one of them is another file.
 * @param modules The hash of each module (`sha384-…`) by its file name.
 */
export function moduleEntry(name: string, entry: string, modules: Readonly<Record<string, string>>): string {
  return `window.${containerName(name)} = (() => {
  const modules = ${JSON.stringify(modules, null, 2)};
  const preload = ([file, integrity]) => new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.href = '${assetPrefix(name)}' + file;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(link.href + ' is missing, or not what was released'));
    };
    document.head.append(link);
  });
  let loading;
  const load = () => (loading ??= Promise.all(Object.entries(modules).map(preload))
    .then(() => import('${assetPrefix(name)}${entry}'))
    .catch((error) => {
      loading = undefined;
      throw error;
    }));
  return {
    init: async (...args) => (await load()).init(...args),
    get: async (...args) => (await load()).get(...args),
  };
})();
`;
}
