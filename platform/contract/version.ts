/**
 * Version of the contract between platform, shell and remotes. Every change of an exported type of this package increases
 * it: `npm run check` compares the types with the fingerprint of their version in `fingerprints.json`. A release records
 * the version it was built with.
 */
export const CONTRACT_VERSION = 6;

/** Contract versions of the remotes that a shell built from these sources can host. */
export const HOSTED_CONTRACTS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Oldest contract version of a shell that a server built from these sources can render with. */
export const OLDEST_SHELL_CONTRACT = 5;
