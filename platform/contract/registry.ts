import * as v from 'valibot';

export { assetPrefix, containerName, REGISTRY_PATH, SHELL } from './release-names.ts';

/** Schema of the registry document, by AWS Labs: https://github.com/awslabs/frontend-discovery */
export const DISCOVERY_SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Lower-case words joined by hyphens: `marketing`. Names become folders, addresses and containers. */
export const releaseName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a lower-case name of at most 31 letters'),
);

/** A page of a remote. `chunks` are file names below the remote's asset prefix: scripts and style sheets. */
const registryRoute = v.object({
  path: v.string(),
  layout: v.picklist(['public', 'bare']),
  chunks: v.array(v.string()),
});

/** This platform's extension of an entry. */
const registryExtras = v.object({
  contract: v.number(),
  /** Scripts and style sheets that every page of the remote needs besides the entry. */
  chunks: v.array(v.string()),
  routes: v.array(registryRoute),
  /** Versions of packages that the shell provides, or ranges that a remote requires. */
  shared: v.record(v.string(), v.string()),
});

const registryEntry = v.object({
  url: v.string(),
  metadata: v.object({ integrity: v.string(), version: v.string() }),
  deployment: v.object({ traffic: v.number(), default: v.boolean() }),
  extras: registryExtras,
});

/** The live releases. A page contains the entries of its own releases only: the shell and the remote that serves it. */
export const registry = v.object({
  schema: v.string(),
  microFrontends: v.record(releaseName, v.array(registryEntry)),
});

export type Registry = v.InferOutput<typeof registry>;
export type RegistryEntry = v.InferOutput<typeof registryEntry>;
export type RegistryRoute = v.InferOutput<typeof registryRoute>;
