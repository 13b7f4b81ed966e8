import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Registry, SHELL } from '@platform/contract/registry';
import { type Deployed, isPreviewLabel, type NamedPreview, type Preview } from '@platform/contract/release';
import { type BrowserCheck, checkPages, launchBrowser } from '../browser-check/check-pages.ts';
import type { Finding, Findings } from '../browser-check/record-faults.ts';
import { StepFailed, step } from '../process/steps.ts';
import { findBrowser } from '../testing/browser.ts';
import { createFindSource, type FindSource } from './find-source.ts';
import { printable } from './printable.ts';
import { type SiteClient, SiteRefused } from './site-client.ts';
import { deploymentsOf, short } from './site-options.ts';

/** A stored release, and the paths of the live one that it may remove. */
interface Stored {
  readonly name: string;
  readonly version: string;
  readonly removes?: readonly string[];
}

/** A stored release, its origin, and the share of visitors that are shown it. */
type Promotion = Stored & Provenance & { readonly traffic?: number };

/** Makes a release live, or shows it to `traffic` visitors of 100, once the other checks have passed. */
async function deploy(
  { site, otherChecks }: Pick<CheckedSite, 'site' | 'otherChecks'>,
  request: Promotion & { readonly checkedSet?: string },
): Promise<Deployed> {
  await otherChecks;
  return site('POST', request.traffic === undefined ? '/api/deployments' : '/api/canaries', request);
}

/** A site, and the browser that opens a release's pages on it. */
interface CheckedSite extends BrowserCheck {
  readonly site: SiteClient;
  /** Rejects if a release must not go live for another reason. */
  readonly otherChecks?: Promise<void> | undefined;
}

/** A site, and the path of the browser that checks a release first. Unset: it is not checked. */
type PromotionSite = Omit<CheckedSite, 'browser'> & { readonly browser: string | undefined };

/** Maximum number of checks. A check is repeated if the shell, or another release of the name, went live meanwhile. */
const MAX_ATTEMPTS = 3;

/** Returns the path of the browser that checks a release. Throws a `StepFailed` if there is none. */
export function browserForCheck(): string {
  const browser = findBrowser();
  if (browser !== undefined && existsSync(browser)) return browser;
  const what = browser === undefined ? 'There is no browser to check the release with' : `${browser} does not exist`;
  throw new StepFailed(`${what}: install Chromium, set CHROMIUM_PATH to it, or release unchecked with --no-browser.`);
}

/** Runs `body` with the browser that checks a release, which starts meanwhile, and closes it. Without `isChecked` there is none. */
export async function withBrowser(
  isChecked: boolean,
  url: string,
  body: (opened: Pick<PromotionSite, 'browser' | 'launched'>) => Promise<void>,
): Promise<void> {
  const browser = isChecked ? browserForCheck() : undefined;
  const launched = browser === undefined ? undefined : launchBrowser(browser, url);
  launched?.catch(() => undefined);
  try {
    await body({ browser, launched });
  } finally {
    // The check reports that it cannot be started.
    await launched?.then((started) => started.close()).catch(() => undefined);
  }
}

/**
 * Makes a stored release live, or a canary, after its pages were checked in the browser. Without a browser the deployment log records that
 * none checked it. Prints the pages that the site could not render ahead.
 */
export async function promote({ browser, ...to }: PromotionSite, release: Promotion): Promise<Deployed> {
  await requireUnpinned(to.site, release.name);
  if (browser !== undefined) return reportUnrendered(await promoteChecked({ ...to, browser }, release));
  step('browser', 'not used: the deployment log records that no browser checked this release');
  return reportUnrendered(await deploy(to, release));
}

/** Throws a `StepFailed` if a name is pinned: before its pages are opened, which takes longer. */
async function requireUnpinned(site: SiteClient, name: string): Promise<void> {
  const pin = (await deploymentsOf(site, name)).find(({ action }) => action === 'pin' || action === 'unpin');
  if (pin?.action !== 'pin') return;
  const reason = `since ${pin.at} by ${pin.actor ?? 'an unknown team'}: ${pin.note ?? 'without a note'}`;
  throw new StepFailed(`${name} is pinned ${printable(reason)}. Unpin it first: npm run pin -- ${name} --off`);
}

/** Prints the pages that the site could not render ahead. Returns the deployment. */
export function reportUnrendered(deployed: Deployed): Deployed {
  if (deployed.failed.length > 0) step('render', `not rendered ahead: ${deployed.failed.join(', ')}`);
  return deployed;
}

/**
 * Opens the pages of a stored release that change in a browser, as they will be live, and makes it live if they are sound. Checks again if
 * the shell, or another release of the same name, went live meanwhile. Then opens the pages of a shell that it has not opened, on the live
 * site. Rejects with a `StepFailed` that lists the violations.
 */
export async function promoteChecked(checked: CheckedSite, release: Promotion): Promise<Deployed> {
  const { site } = checked;
  const live = (await site<Registry>('GET', '/api/registry')).microFrontends[release.name]?.[0]?.metadata.version;
  if (live === release.version) return deploy(checked, release);
  for (let attempt = 1; ; attempt += 1) {
    const { set, unopened } = await checkRelease(checked, release);
    try {
      const deployed = await deploy(checked, { ...release, checkedSet: set });
      if (release.traffic === undefined) await openLive(checked, release, unopened);
      return deployed;
    } catch (error) {
      const isOtherSet = error instanceof SiteRefused && error.slug === 'other-set';
      if (!isOtherSet || attempt === MAX_ATTEMPTS) throw error;
      step('browser', 'another release went live meanwhile: checking again');
    }
  }
}

/** The id of the releases that were checked, and the pages that were left for later. */
interface CheckedRelease {
  readonly set: string;
  readonly unopened: Preview['pages'];
}

/** Opens pages of a stored release in a browser. Rejects with a `StepFailed` that lists the violations. */
async function checkRelease(check: CheckedSite, { name, version, removes = [] }: Stored): Promise<CheckedRelease> {
  const startedAt = performance.now();
  const preview = await check.site<Preview>('POST', '/api/previews', { name, version });
  const { key, set, pages } = preview;
  try {
    const opened = pagesToOpen(name, pages, check.all);
    await report(
      await checkPages(check, { key, pages: opened, removesPages: removes.length > 0 }),
      createFindSource(check.site, { name, version }),
      `${name} does not pass the gate in a browser. The site does not show it.`,
    );
    const unopened = name === SHELL ? pages.filter((page) => !opened.includes(page)) : [];
    const others = opened.length === pages.length ? '' : `, ${pages.length - opened.length} do not change`;
    const text = unopened.length > 0 ? `, ${unopened.length} follow when it is live` : others;
    step('browser', `${opened.length} pages opened, no errors${text}`, startedAt);
    return { set, unopened };
  } finally {
    await check.site('DELETE', `/api/previews/${key}`);
  }
}

/**
 * Returns the pages of a preview to open before its release goes live: those that can differ in a browser, and of a shell, which changes all
 * of them, the first of each remote and the error pages.
 */
function pagesToOpen(name: string, pages: Preview['pages'], all = false): Preview['pages'] {
  if (all) return pages;
  if (name !== SHELL) return pages.filter(({ isChanged }) => isChanged);
  const isFirst = ({ remote, status }: Preview['pages'][number], index: number) =>
    pages.findIndex((page) => page.remote === remote && page.status === status) === index;
  return pages.filter(isFirst);
}

/** Opens pages of the live site in a browser. Rejects with a `StepFailed` that lists the violations. */
async function openLive(check: CheckedSite, release: Stored, pages: Preview['pages']): Promise<void> {
  if (pages.length === 0) return;
  const startedAt = performance.now();
  const { name } = release;
  const cure = `npm run rollback -- ${name}`;
  const findSource = createFindSource(check.site, release);
  await report(await checkPages(check, { pages }), findSource, `${name} is live, and has errors in a browser: ${cure}`);
  step('browser', `${pages.length} more pages opened on the live site, no errors`, startedAt);
}

/** The most warnings that are printed. */
const MAX_WARNINGS = 20;

/** The most pages that are named for one cause. */
const MAX_PAGES = 3;

/** Prints warnings. Rejects with a `StepFailed` that lists the violations, if there are any. */
async function report({ violations, warnings }: Findings, findSource: FindSource, title: string): Promise<void> {
  const listed = await linesOf(warnings, findSource);
  if (listed.length > 0) step('warning', `${listed.length} in a browser, which refuse nothing:`);
  for (const line of listed.slice(0, MAX_WARNINGS)) console.log(line);
  if (listed.length > MAX_WARNINGS) console.log(`  and ${listed.length - MAX_WARNINGS} more`);
  if (violations.length > 0) throw new StepFailed(title, (await linesOf(violations, findSource)).join('\n'));
}

/** Returns one line for each cause: the pages, what is wrong, and where in the sources. */
export async function linesOf(findings: readonly Finding[], findSource: FindSource): Promise<string[]> {
  const pages = new Map<string, string[]>();
  for (const { field, message, at } of findings) {
    const cause = at ? `${message} (${await findSource(at)})` : message;
    pages.set(cause, [...(pages.get(cause) ?? []), field]);
  }
  return Array.from(pages, ([cause, fields]) => {
    const more = fields.length - MAX_PAGES;
    const named = fields.slice(0, MAX_PAGES).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `  ${printable(named)}: ${printable(cause)}`;
  });
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
  { browser, ...to }: PromotionSite,
  release: Stored,
  label: string,
): Promise<NamedPreview> {
  if (browser !== undefined) await checkRelease({ ...to, browser, all: true }, release);
  const { site, url } = to;
  const { name, version } = release;
  const { link, until } = await site<NamedPreview>('PUT', `/api/previews/${label}`, { name, version });
  step('preview', `${name} ${short(version)} until ${until.slice(0, 10)}: ${url}${link}`);
  return { link: url + link, until };
}
