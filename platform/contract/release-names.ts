// Apart from `registry.ts`, so that the shell's first script contains these without the schemas.

/** The shell's name in the registry. Every other name is a remote's. */
export const SHELL = 'shell';

/** Returns the URL prefix of all files of a remote or the shell, the same in both bundles of a release. */
export const assetPrefix = (name: string): string => `/assets/${name}/`;

/** Returns the global name of a remote's container. Prefixed, because an element's id creates a global of that name. */
export const containerName = (name: string): string => `mf_${name.replaceAll('-', '_')}`;

/** Path of the registry document. */
export const REGISTRY_PATH = '/api/registry';
