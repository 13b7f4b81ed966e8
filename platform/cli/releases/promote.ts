import { existsSync } from 'node:fs';
import type { Registry } from '@platform/contract/registry';
import type { Deployed, Preview } from '@platform/contract/release';
import { type BrowserCheck, checkPages } from '../browser-check/check-pages.ts';
import { StepFailed, step } from '../process/steps.ts';
import { findBrowser } from '../testing/browser.ts';
import type { Provenance } from './provenance.ts';
import { type SiteClient, SiteRefused } from './site-client.ts';

/** A stored release, and the paths of the live one that it may take away. */
export interface Stored {
  readonly name: string;
  readonly version: string;
  readonly removes?: readonly string[];
}

/** A stored release, what it was built from, and why it goes live. */
type Known = Stored & Provenance & { readonly traffic?: number };

/** Makes a release live, or shows it to `traffic` visitors of 100. */
const deploy = (site: SiteClient, request: Known & { readonly checkedSet?: string }): Promise<Deployed> =>
  site('POST', request.traffic === undefined ? '/api/deployments' : '/api/canaries', request);

/** A site, and the browser that opens a release's pages on it. */
export interface CheckedSite extends BrowserCheck {
  readonly site: SiteClient;
}

/** Number of times a release is checked because another one went live meanwhile. */
const MAX_ATTEMPTS = 3;

/** Returns the path of the browser that checks a release. Throws a `StepFailed` if there is none. */
export function browserForCheck(): string {
  const browser = findBrowser();
  if (browser !== undefined && existsSync(browser)) return browser;
  const what = browser === undefined ? 'There is no browser to check the release with' : `${browser} is not there`;
  throw new StepFailed(`${what}: install Chromium, set CHROMIUM_PATH to it, or release unchecked with --no-browser.`);
}

/** Makes a stored release live, or a canary, without a browser, which the deployment log records. */
export function promoteUnchecked(site: SiteClient, release: Known): Promise<Deployed> {
  step('browser', 'not used: the deployment log says that no browser checked this release');
  return deploy(site, release);
}

/**
 * Opens all pages of a stored release in a browser, on the set it will go live with, and makes it live if nothing is wrong with
 * them. Checks again if another release went live meanwhile. Rejects with a `StepFailed` that lists what is wrong.
 */
export async function promoteChecked(checked: CheckedSite, release: Known): Promise<Deployed> {
  const { site } = checked;
  const { microFrontends } = await site<Registry>('GET', '/api/registry');
  const isLive = microFrontends[release.name]?.[0]?.metadata.version === release.version;
  if (isLive) return deploy(site, release);
  for (let attempt = 1; ; attempt += 1) {
    const checkedSet = await checkRelease(checked, release);
    try {
      return await deploy(site, { ...release, checkedSet });
    } catch (error) {
      const isOtherSet = error instanceof SiteRefused && error.slug === 'other-set';
      if (!isOtherSet || attempt === MAX_ATTEMPTS) throw error;
      step('browser', 'another release went live meanwhile: checking again');
    }
  }
}

/**
 * Opens all pages of a stored release in a browser. Returns the id of the set they were opened on. Rejects with a `StepFailed` that
 * lists what is wrong.
 */
export async function checkRelease({ site, ...check }: CheckedSite, { name, version }: Stored): Promise<string> {
  const startedAt = performance.now();
  const preview = await site<Preview>('POST', '/api/previews', { name, version });
  const { key, set, pages } = preview;
  try {
    const violations = await checkPages(check, preview);
    if (violations.length > 0) {
      const lines = violations.map(({ field, message }) => `  ${field}: ${message}`);
      throw new StepFailed(`${name} does not pass the gate in a browser. The site does not show it.`, lines.join('\n'));
    }
    step('browser', `${pages.length} pages opened, nothing is wrong`, startedAt);
    return set;
  } finally {
    await site('DELETE', `/api/previews/${key}`);
  }
}
