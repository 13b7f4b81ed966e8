import * as v from 'valibot';
import { releaseName } from './registry.ts';

/** Hexadecimal sha256 of a file's bytes. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a sha256 in hexadecimal'));

/** One file of a release. `size` in bytes. Whether its path is one that a release may have is for the gate to say. */
const releaseFile = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(500)),
  sha256,
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** A release as it is sent: all its files. The version is the hash of this list. */
export const releaseList = v.strictObject({
  files: v.pipe(v.array(releaseFile), v.minLength(1), v.maxLength(2000)),
});

export type ReleaseFile = v.InferOutput<typeof releaseFile>;
export type ReleaseList = v.InferOutput<typeof releaseList>;

/** What the build knows and writes as `release.json` into the release. File names are below `web/`. */
export const buildInfo = v.strictObject({
  name: releaseName,
  contract: v.pipe(v.number(), v.integer()),
  /** Shared packages by name: the versions a shell offers, the ranges a remote asks for. */
  shared: v.record(v.string(), v.string()),
  /** The first script of the release. */
  entry: v.string(),
  /** Scripts of each named chunk, by the chunk's name. */
  chunks: v.record(v.string(), v.array(v.string())),
  /** Bytes (gzip) of script that a page's first wave may have, where the gate's own budget is not enough. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export type BuildInfo = v.InferOutput<typeof buildInfo>;

/** A deployment as it is asked for: `POST /api/deployments`. */
export const deploymentRequest = v.strictObject({ name: releaseName, version: sha256 });

/** A roll-back as it is asked for: `POST /api/rollbacks`. It makes the version live that was live before. */
export const rollbackRequest = v.strictObject({ name: releaseName });

/** What a deployment did. `failed`: addresses of pages that could not be rendered ahead. */
export const deployed = v.object({ seq: v.number(), version: v.string(), failed: v.array(v.string()) });

/** A line of the log of what went live; `size` of the release in bytes, `at` an ISO time. */
const deployment = v.object({
  seq: v.number(),
  version: v.string(),
  action: v.picklist(['promote', 'rollback']),
  at: v.string(),
  size: v.number(),
});

/** What is live and what was, newest first: `GET /api/releases`. */
export const releaseHistory = v.object({
  releases: v.array(v.object({ name: releaseName, deployments: v.array(deployment) })),
});

export type ReleaseHistory = v.InferOutput<typeof releaseHistory>;
export type Deployed = v.InferOutput<typeof deployed>;
