import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Registry } from '@platform/contract/registry';
import { type Deployed, isPreviewLabel, type NamedPreview, type Preview } from '@platform/contract/release';
import { type BrowserCheck, checkPages } from '../browser-check/check-pages.ts';
import { StepFailed, step } from '../process/steps.ts';
import { findBrowser } from '../testing/browser.ts';
import { printable } from './printable.ts';
import { type SiteClient, SiteRefused } from './site-client.ts';
import { short } from './site-options.ts';

/** A stored release, and the paths of the live one that it may remove. */
interface Stored {
  readonly name: string;
  readonly version: string;
  readonly removes?: readonly string[];
}

/** A stored release, its origin, and the share of visitors that are shown it. */
type Promotion = Stored & Provenance & { readonly traffic?: number };

/** Makes a release live, or shows it to `traffic` visitors of 100. */
const deploy = (site: SiteClient, request: Promotion & { readonly checkedSet?: string }): Promise<Deployed> =>
  site('POST', request.traffic === undefined ? '/api/deployments' : '/api/canaries', request);

/** A site, and the browser that opens a release's pages on it. */
interface CheckedSite extends BrowserCheck {
  readonly site: SiteClient;
}

/** A site, and the path of the browser that checks a release first. Unset: it is not checked. */
type PromotionSite = Omit<CheckedSite, 'browser'> & { readonly browser: string | undefined };

/** Maximum number of checks. A check is repeated if another release went live meanwhile. */
const MAX_ATTEMPTS = 3;

/** Returns the path of the browser that checks a release. Throws a `StepFailed` if there is none. */
export function browserForCheck(): string {
  const browser = findBrowser();
  if (browser !== undefined && existsSync(browser)) return browser;
  const what = browser === undefined ? 'There is no browser to check the release with' : `${browser} does not exist`;
  throw new StepFailed(`${what}: install Chromium, set CHROMIUM_PATH to it, or release unchecked with --no-browser.`);
}

/**
 * Makes a stored release live, or a canary, after its pages were checked in the browser. Without a browser the deployment log records that
 * none checked it. Prints the pages that the site could not render ahead.
 */
export async function promote({ browser, ...to }: PromotionSite, release: Promotion): Promise<Deployed> {
  if (browser !== undefined) return reportUnrendered(await promoteChecked({ ...to, browser }, release));
  step('browser', 'not used: the deployment log records that no browser checked this release');
  return reportUnrendered(await deploy(to.site, release));
}

/** Prints the pages that the site could not render ahead. Returns the deployment. */
export function reportUnrendered(deployed: Deployed): Deployed {
  if (deployed.failed.length > 0) step('render', `not rendered ahead: ${deployed.failed.join(', ')}`);
  return deployed;
}

/**
 * Opens all pages of a stored release in a browser, in the release set with which it will go live, and makes it live if they are sound.
 * Checks again if another release went live meanwhile. Rejects with a `StepFailed` that lists the violations.
 */
export async function promoteChecked(checked: CheckedSite, release: Promotion): Promise<Deployed> {
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
 * Opens all pages of a stored release in a browser. Returns the id of the release set. Rejects with a `StepFailed` that lists the
 * violations.
 */
async function checkRelease({ site, ...check }: CheckedSite, { name, version }: Stored): Promise<string> {
  const startedAt = performance.now();
  const preview = await site<Preview>('POST', '/api/previews', { name, version });
  const { key, set, pages } = preview;
  try {
    const violations = await checkPages(check, preview);
    if (violations.length > 0) {
      const lines = violations.map(({ field, message }) => `  ${printable(field)}: ${printable(message)}`);
      throw new StepFailed(`${name} does not pass the gate in a browser. The site does not show it.`, lines.join('\n'));
    }
    step('browser', `${pages.length} pages opened, no errors`, startedAt);
    return set;
  } finally {
    await site('DELETE', `/api/previews/${key}`);
  }
}

/** Origin of a release, for the deployment log. */
export interface Provenance {
  readonly commit?: string | undefined;
  readonly dirty?: boolean | undefined;
  readonly note?: string | undefined;
}

/** Returns the commit of a folder and whether files below it differ from it; neither outside a Git repository. */
export function provenanceOf(folder: string): Provenance {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain', '.') !== '' };
  } catch {
    // No repository, no commit yet, or no Git.
    return {};
  }
}

/** Throws a `StepFailed` if a text is not the label of a preview. */
export function checkLabel(text: string | undefined): void {
  if (text === undefined || isPreviewLabel(text)) return;
  throw new StepFailed('--preview must be a label such as pr-12: at most 40 small letters, digits and hyphens.');
}

/**
 * Opens a named preview of a stored release, and prints its link. Rejects with a `StepFailed` if its pages have errors in a browser.
 * @returns The absolute address of the link, and its end as an ISO time.
 */
export async function showPreview(
  { site, url, browser }: PromotionSite,
  { name, version }: Stored,
  label: string,
): Promise<NamedPreview> {
  if (browser !== undefined) await checkRelease({ site, url, browser }, { name, version });
  const { link, until } = await site<NamedPreview>('PUT', `/api/previews/${label}`, { name, version });
  step('preview', `${name} ${short(version)} until ${until.slice(0, 10)}: ${url}${link}`);
  step('preview', `to see the live site again: ${url}/api/previews/${label}`);
  return { link: url + link, until };
}
