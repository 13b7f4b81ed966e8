import { type BuiltFile, listViolations, sha256, versionOf } from '@platform/build/gate/built-release';
import type { Registry } from '@platform/contract/registry';
import { isReleaseSource } from '@platform/contract/release';
import { StepFailed, step } from '../process/steps.ts';
import type { Provenance } from './promote.ts';
import type { SiteClient } from './site-client.ts';
import { deploymentsOf, short } from './site-options.ts';

/** A release of another site: its files, its team's signature, and what it was built from. */
export interface FetchedRelease {
  readonly files: readonly BuiltFile[];
  readonly signature?: string | undefined;
  readonly provenance: Provenance;
}

/**
 * Fetches the live release of a name from another site. Responses are not trusted: each file is hashed, and the hashes have to make
 * the version that is live there. Rejects with a `StepFailed` otherwise.
 * @param from A client of the other site, with a token of that site.
 */
export async function fetchRelease(from: SiteClient, name: string): Promise<FetchedRelease> {
  const { microFrontends } = await from<Registry>('GET', '/api/registry');
  const version = microFrontends[name]?.[0]?.metadata.version;
  if (version === undefined) throw new StepFailed(`Nothing of ${name} is live there.`);
  const path = `/api/releases/${name}/${version}/source`;
  const source = await from<unknown>('GET', path);
  if (!isReleaseSource(source) || listViolations(source.files).length > 0 || versionOf(source.files) !== version) {
    throw new StepFailed(`What the other site lists is not its release ${short(version)} of ${name}.`);
  }
  const files: BuiltFile[] = [];
  for (const file of source.files) {
    const bytes = await from<Uint8Array | undefined>('GET', `${path}/${file.sha256}`);
    if (!(bytes instanceof Uint8Array) || bytes.byteLength !== file.size || sha256(bytes) !== file.sha256) {
      throw new StepFailed(`${file.path} of ${name} is not what the other site listed: nothing was sent.`);
    }
    files.push({ ...file, bytes });
  }
  step('fetch', `${files.length} files of ${name} ${short(version)}`);
  return { files, signature: source.signature, provenance: await provenanceThere(from, name, version) };
}

/** Returns the origin of a release by the log of the other site. */
async function provenanceThere(from: SiteClient, name: string, version: string): Promise<Provenance> {
  const deployments = await deploymentsOf(from, name);
  const { commit, dirty } = deployments.find((deployment) => deployment.version === version) ?? {};
  return { ...(commit !== undefined && { commit }), ...(dirty !== undefined && { dirty }) };
}
