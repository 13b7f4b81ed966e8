import * as v from 'valibot';
import { releaseName } from './registry.ts';

/** Hexadecimal sha256 of a file's bytes. */
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a sha256 in hexadecimal'));

/** One file of a release. `size` in bytes. The gate checks the path. */
const releaseFile = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(500)),
  sha256,
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Paths of the live release that a switch may take away, such as `/faqs`. A `:parameter` stands for any segment, `/*` at the end
 * for all paths below.
 */
const removes = v.optional(
  v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\/\S*$/, 'a path such as /faqs'), v.maxLength(500))),
    v.maxLength(100, 'at most 100 paths'),
  ),
);

/** What a stored release consists of, for another site. */
export const releaseSource = v.strictObject({
  files: v.pipe(v.array(releaseFile), v.minLength(1), v.maxLength(2000)),
  /** An Ed25519 signature of `signedText`, base64url. Needed if a team that releases the name has keys. */
  signature: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{86}$/, 'an Ed25519 signature in base64url'))),
});

/** Returns whether what a site responded is a list of a release's files. */
export const isReleaseSource = (value: unknown): value is v.InferOutput<typeof releaseSource> =>
  v.is(releaseSource, value);

/** A release as it is sent: all its files. Its version is the hash of this list. */
export const releaseList = v.strictObject({ ...releaseSource.entries, removes });

/** Returns what is signed for a release. The version is a hash of the hashes of all its files. */
export const signedText = (name: string, version: string): string => `release of a site, 1\n${name}\n${version}\n`;

export type ReleaseFile = v.InferOutput<typeof releaseFile>;
export type ReleaseList = v.InferOutput<typeof releaseList>;

/** `release.json`, written by the build into the release. File names are below `web/`. */
export const buildInfo = v.strictObject({
  name: releaseName,
  /** The contract version it was built with. */
  contract: v.pipe(v.number(), v.integer()),
  /** Only a shell's: the contract versions of the remotes it can host. Unset: all versions up to its own. */
  hosts: v.optional(v.array(v.pipe(v.number(), v.integer()))),
  /** Shared packages by name: the versions a shell provides, the ranges a remote requires. */
  shared: v.record(v.string(), v.string()),
  /** The first script of the release. */
  entry: v.string(),
  /** Scripts of each named chunk, by the chunk's name. */
  chunks: v.record(v.string(), v.array(v.string())),
  /** Ignored: budgets belong to the site. Builds of contract 2 and earlier wrote it. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export type BuildInfo = v.InferOutput<typeof buildInfo>;

/** What a release was built from, and why it goes live. Recorded in the log of deployments. */
const provenance = {
  /** Hash of the commit, hexadecimal. Unset: the sources are in no repository. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/, 'the hash of a commit'))),
  /** Whether sources were changed since that commit. */
  dirty: v.optional(v.boolean()),
  note: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(/^\P{C}*$/u, 'one line'))),
};

/** `POST /api/deployments`: promotes a stored release. */
export const deploymentRequest = v.strictObject({
  name: releaseName,
  version: sha256,
  removes,
  /** Id of the release set whose pages a browser opened without finding a fault. Unset: no browser checked the release. */
  checkedSet: v.optional(v.string()),
  ...provenance,
});

/** `POST /api/previews`: shows the live set with a stored release in place of the live one, to whoever has the preview's key. */
export const previewRequest = v.strictObject({ name: releaseName, version: sha256 });

/** The label of a lasting preview: one segment of an address, such as `pr-12`. */
export const previewLabel = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a label such as pr-12: at most 40 small letters, digits and hyphens'),
);

/** Returns whether a text can be the label of a lasting preview. */
export const isPreviewLabel = (text: string): boolean => v.is(previewLabel, text);

/** Result of `PUT /api/previews/:label`. `link`: path and search of the address that shows it. `until`: ISO time at which it ends. */
export const lastingPreview = v.object({ link: v.string(), until: v.string() });

export type LastingPreview = v.InferOutput<typeof lastingPreview>;

/** The request header with the key of a preview. Pages that are requested with it are those of the preview's set. */
export const PREVIEW_HEADER = 'X-Preview';

/** Result of `POST /api/previews`. `set`: id of the preview's release set. `pages`: URLs, each with the expected status. */
export const preview = v.object({
  key: v.string(),
  set: v.string(),
  pages: v.array(v.object({ url: v.string(), status: v.number() })),
});

export type Preview = v.InferOutput<typeof preview>;

/** `POST /api/rollbacks`: makes the version live again that was live before. */
export const rollbackRequest = v.strictObject({ name: releaseName, removes, note: provenance.note });

/** The result of a deployment. `failed`: URLs of the pages that could not be rendered ahead. */
export const deployed = v.object({ seq: v.number(), version: v.string(), failed: v.array(v.string()) });

/**
 * An entry of the deployment log. `size` of the release in bytes, `at` an ISO time. `unreadable`: the stored release cannot be
 * read, so that it cannot be live. `browser`: a browser checked it. `actor`: whose token it was; unset: a start of the site.
 */
const deployment = v.object({
  seq: v.number(),
  version: v.string(),
  action: v.picklist(['promote', 'rollback']),
  at: v.string(),
  size: v.number(),
  unreadable: v.optional(v.literal(true)),
  browser: v.optional(v.boolean()),
  actor: v.optional(v.string()),
  ...provenance,
});

/** `GET /api/releases`: the deployments of each name, newest first; the first one is live. */
export const releaseHistory = v.object({
  releases: v.array(v.object({ name: releaseName, deployments: v.array(deployment) })),
});

export type ReleaseHistory = v.InferOutput<typeof releaseHistory>;
export type Deployed = v.InferOutput<typeof deployed>;
