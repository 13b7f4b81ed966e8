/**
 * Version of the contract between platform, shell and remotes. Every change of an exported type of this package increases
 * it: `npm run check` compares the types with the fingerprint of their version in `fingerprints.json`. A release records
 * the version it was built with.
 */
export const CONTRACT_VERSION = 1;
