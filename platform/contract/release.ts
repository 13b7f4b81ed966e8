import * as v from 'valibot';
import { releaseName } from './registry.ts';

/** Hexadecimal sha256 of a file's bytes. */
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a sha256 in hexadecimal'));

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

/**
 * A release as it is sent: all its files. Its version is the hash of this list. `all`: the gate renders all its pages, also those that are the
 * same as the live ones.
 */
export const releaseList = v.strictObject({ ...releaseSource.entries, removes, all: v.optional(v.boolean()) });

/** Returns what is signed for a release. The version is a hash of the hashes of all its files. */
export const signedText = (name: string, version: string): string => `release of a site, 1\n${name}\n${version}\n`;

export type ReleaseFile = v.InferOutput<typeof releaseFile>;
export type ReleaseList = v.InferOutput<typeof releaseList>;

/** `release.json`, written by the build into the release. File names are below `web/`. */
export const buildInfo = v.strictObject({
  name: releaseName,
  /** The contract version it was built with. */
  contract: v.pipe(v.number(), v.integer()),
  /** Shared packages by name: the versions a shell provides, the ranges a remote requires. */
  shared: v.record(v.string(), v.string()),
  /** Only a remote's: shared packages of which it bundles its own copy, and that copy's bytes before it is minified. */
  ownCopies: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
  /** Only a remote's: federation hosts of other sites may load it. Its files are then sent with CORS headers. */
  open: v.optional(v.literal(true)),
  /** The first script of the release. */
  entry: v.string(),
  /** Scripts and style sheets of each named chunk, by the chunk's name. */
  chunks: v.record(v.string(), v.array(v.string())),
});

export type BuildInfo = v.InferOutput<typeof buildInfo>;

const note = v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(/^\P{C}*$/u, 'one line'));

/** What a release was built from, and why it goes live. Recorded in the log of deployments. */
const provenance = {
  /** Hash of the commit, hexadecimal. Unset: the sources are in no repository. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/, 'the hash of a commit'))),
  /** Whether sources were changed since that commit. */
  dirty: v.optional(v.boolean()),
  note: v.optional(note),
};

/** `POST /api/deployments`: promotes a stored release. */
export const deploymentRequest = v.strictObject({
  name: releaseName,
  version: sha256,
  removes,
  /** `set` of the preview whose pages a browser opened without finding a fault. Unset: no browser checked the release. */
  checkedSet: v.optional(v.string()),
  ...provenance,
});

/** How many visitors of 100 are shown a canary: 0 ends it, 100 makes it live for all. */
const traffic = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

/** `POST /api/canaries`: shows a stored release to some visitors, ends that, or promotes it. */
export const canaryRequest = v.strictObject({ ...deploymentRequest.entries, traffic });

/** `POST /api/previews`: shows the live set with a stored release in place of the live one, to requests with the preview's key. */
export const previewRequest = v.strictObject({ name: releaseName, version: sha256 });

/** The label of a named preview: one segment of an address, such as `pr-12`. */
export const previewLabel = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a label such as pr-12: at most 40 small letters, digits and hyphens'),
);

/** Returns whether a text can be the label of a named preview. */
export const isPreviewLabel = (text: string): boolean => v.is(previewLabel, text);

/** Result of `PUT /api/previews/:label`. `link`: path and search of the address that shows it. `until`: ISO time at which it ends. */
export const namedPreview = v.object({ link: v.string(), until: v.string() });

export type NamedPreview = v.InferOutput<typeof namedPreview>;

/** The request header with the key of a preview. Pages that are requested with it are those of the preview's set. */
export const PREVIEW_HEADER = 'X-Preview';

/**
 * Result of `POST /api/previews`. `set`: id of the releases that the pages depend on. `pages`: URLs, each with the expected status, the
 * remote that serves it, if one does, and whether the page can differ from the live one in a browser.
 */
export const preview = v.object({
  key: v.string(),
  set: v.string(),
  pages: v.array(
    v.object({ url: v.string(), status: v.number(), remote: v.optional(v.string()), isChanged: v.boolean() }),
  ),
});

export type Preview = v.InferOutput<typeof preview>;

/** `POST /api/rollbacks`: makes the version live again that was live before. */
export const rollbackRequest = v.strictObject({ name: releaseName, removes, note: provenance.note });

/** `POST /api/pins`: what is live of a name stays until it is unpinned. `pinned`: whether it is from now on. */
export const pinRequest = v.variant('pinned', [
  /** `note`: the reason, which refusals show. */
  v.strictObject({ name: releaseName, pinned: v.literal(true), note }),
  v.strictObject({ name: releaseName, pinned: v.literal(false), note: v.optional(note) }),
]);

/** `POST /api/retirements`: the pages of a remote go. */
export const retirementRequest = v.strictObject({ name: releaseName, note: provenance.note });

/** `POST /api/collections`: removes the files of releases that nothing needs. `dryRun`: only lists them. */
export const collectionRequest = v.strictObject({ dryRun: v.optional(v.boolean()) });

/** What was removed, or would be. `bytes` of the files that no other release has. */
export const collection = v.object({
  releases: v.array(v.object({ name: releaseName, version: sha256 })),
  files: v.number(),
  bytes: v.number(),
  /** How many versions of each name are kept at least. */
  keep: v.number(),
});

export type Collection = v.InferOutput<typeof collection>;

/** `GET /api/releases/:name/:version`: a stored release. */
export const storedRelease = v.object({
  name: releaseName,
  version: sha256,
  /** ISO time at which the site stored it. */
  at: v.string(),
  contract: v.number(),
  shared: v.record(v.string(), v.string()),
  files: v.array(releaseFile),
  /** Each page with the scripts that it loads first, by file name below `web/`. A shell has none. */
  pages: v.array(v.object({ path: v.string(), scripts: v.array(v.string()) })),
});

export type StoredRelease = v.InferOutput<typeof storedRelease>;

/** The result of a deployment. `failed`: URLs of the pages that could not be rendered ahead. */
export const deployed = v.object({ seq: v.number(), version: v.string(), failed: v.array(v.string()) });

/** What the gate found when a release went live: bytes of script are after gzip. */
export const gateReport = v.object({
  /** Id of the releases that were live, beside which it was checked. */
  beside: v.string(),
  files: v.number(),
  /** Of all files, as they are stored. */
  bytes: v.number(),
  /** The largest set of initial scripts, and all that is loaded later, each with what the site allows. */
  initial: v.object({ bytes: v.number(), budget: v.number() }),
  lazy: v.object({ bytes: v.number(), budget: v.number() }),
  routes: v.number(),
  /** Pages that were rendered, milliseconds that they took together, and the slowest. Unset: none was. */
  rendered: v.optional(v.object({ pages: v.number(), ms: v.number(), slowest: v.string(), slowestMs: v.number() })),
  /** The first of the paths that were allowed to go. */
  removes: v.array(v.string()),
  /** Milliseconds of all checks. Less than those of the pages, if these were rendered a moment before. */
  ms: v.number(),
});

export type GateReport = v.InferOutput<typeof gateReport>;

/**
 * An entry of the deployment log. `size` of the release in bytes, `at` an ISO time. `unreadable`: the stored release cannot be
 * read, so that it cannot be live. `browser`: a browser checked it. `actor`: whose token it was; unset: a start of the site.
 */
const deployment = v.object({
  seq: v.number(),
  version: v.string(),
  action: v.picklist(['promote', 'rollback', 'retire', 'pin', 'unpin', 'canary']),
  at: v.string(),
  size: v.number(),
  unreadable: v.optional(v.literal(true)),
  /** Its files were removed: it has to be sent again before it can go live. */
  collected: v.optional(v.literal(true)),
  browser: v.optional(v.boolean()),
  actor: v.optional(v.string()),
  /** Hash of this entry and of all before it. */
  hash: sha256,
  /** Unset: the gate did not run for this entry, or did not report yet. */
  report: v.optional(gateReport),
  /** Only of `canary`: how many visitors of 100 are shown the release. */
  traffic: v.optional(v.number()),
  ...provenance,
});

/**
 * `GET /api/releases`: the deployments of each name, newest first. The first `promote`, `rollback` or `retire` decides what is live: with
 * `retire`, nothing of that name.
 */
export const releaseHistory = v.object({
  releases: v.array(v.object({ name: releaseName, deployments: v.array(deployment) })),
});

export type ReleaseHistory = v.InferOutput<typeof releaseHistory>;
export type Deployed = v.InferOutput<typeof deployed>;
