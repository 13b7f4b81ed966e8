import * as v from 'valibot';
import { releaseName } from './registry.ts';

/** Hexadecimal sha256 of a file's bytes. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a sha256 in hexadecimal'));

/** `release.json`, `web/<file>` or `server/<file>`: flat, so that no path can lead anywhere else. */
const releasePath = v.pipe(
  v.string(),
  v.regex(/^(release\.json|(web|server)\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,120})$/, 'web/<file> or server/<file>'),
);

/** One file of a release. `size` in bytes. */
const releaseFile = v.strictObject({
  path: releasePath,
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
});

export type BuildInfo = v.InferOutput<typeof buildInfo>;

/** A deployment as it is asked for: `POST /api/deployments`. */
export const deploymentRequest = v.strictObject({ name: releaseName, version: sha256 });
