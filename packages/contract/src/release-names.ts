/** The shell's name in the registry; every other name is a remote's. */
export const SHELL = 'shell';

/**
 * Stands in the place of an entry's hash where a development server makes the entry anew with every change. No site answers
 * with it: a release's hashes are worked out when it arrives.
 */
export const UNCHECKED = 'unchecked';

/** Address below which all files of a remote (or the shell) are served; the same in both halves of a release. */
export const assetPrefix = (name: string): string => `/assets/${name}/`;

/** Name of a remote's container in the page. Prefixed: an element's id would make a global of the bare name. */
export const containerName = (name: string): string => `mf_${name.replaceAll('-', '_')}`;
