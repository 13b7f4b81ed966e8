/**
 * Version of the contract between shell, remotes and site. Grows by one whenever something is added; nothing is ever
 * taken away. A release records the version it was built with, and the site refuses a remote newer than a live shell.
 */
export const CONTRACT_VERSION = 1;
