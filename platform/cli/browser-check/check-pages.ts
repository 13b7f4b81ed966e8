import { PREVIEW_HEADER, type Preview } from '@platform/contract/release';
import type { Browser, Page } from 'playwright';
import { StepFailed } from '../process/steps.ts';
import { type OpenedPage, openPage, type PageToOpen } from './open-page.ts';
import { type Finding, type Findings, findingsOf, recordTab } from './record-faults.ts';

/** Maximum number of tabs in which pages are opened, one after the other. */
const TABS = 4;

/** Time limit for each step of what is done with a page, in milliseconds. */
const STEP_TIMEOUT_MS = 15_000;

/** The site and the browser of a check. */
export interface BrowserCheck {
  readonly url: string;
  /** Path of the browser. */
  readonly browser: string;
  /** The browser, if it was launched already. It is closed after the first check; further ones launch another. */
  readonly launched?: Promise<Browser> | undefined;
  readonly timeout?: number;
  /** Open all pages, not only those that change. */
  readonly all?: boolean;
}

/** Start of the path of every file of a release: see `assetPrefix`. */
const ASSETS = '/assets/';

/** Pages to open, and the key of their preview. Without a key those of the live site are opened. */
interface OpenedPages extends Partial<Pick<Preview, 'key'>> {
  readonly pages: readonly PageToOpen[];
  /** The release removes pages that are live. */
  readonly removesPages?: boolean;
}

/** Opens pages in a browser. Returns what was found in them. */
export async function checkPages(check: BrowserCheck, preview: OpenedPages): Promise<Findings> {
  const launched = await check.launched;
  const browser = launched?.isConnected() ? launched : await launchBrowser(check.browser, check.url);
  try {
    return await openAll(browser, check, preview);
  } finally {
    await browser.close();
  }
}

async function openAll(
  browser: Browser,
  { url: site, timeout = STEP_TIMEOUT_MS }: BrowserCheck,
  { key, pages, removesPages = false }: OpenedPages,
): Promise<Findings> {
  const found = new Map<string, OpenedPage>();
  const pending = pages.values();
  let isLost = false;

  async function openInTab(): Promise<void> {
    // The pages of a context share one clock, which moves while a page is checked: so each tab has a context of its own.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    // Files need no key, and a document with an origin of its own, such as a framed one, may fetch a font only without further headers.
    if (key !== undefined) {
      await context.route(
        ({ origin, pathname }) => origin === new URL(site).origin && !pathname.startsWith(ASSETS),
        (route) => route.continue({ headers: { ...route.request().headers(), [PREVIEW_HEADER]: key } }),
      );
    }
    await context.clock.install();
    const tab = await context.newPage();
    const startRecord = await recordTab(tab, site);
    const scriptSeconds = await countScriptSeconds(tab);
    for (const page of pending) {
      const opened = await openPage({ tab, site, timeout, scriptSeconds }, page, startRecord());
      found.set(page.url, opened);
      isLost ||= opened.isLost;
      // Each further page could take its whole time limit, too.
      if (isLost) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(TABS, pages.length) }, openInTab));
  const opened = pages.flatMap(({ url }) => found.get(url) ?? []);
  const unopened = pages.length - opened.length;
  const message = `${unopened} more pages were not opened: fix the page that hangs or crashes first`;
  const violations = opened.flatMap((page) => page.violations);
  return {
    violations: unopened === 0 ? violations : [...violations, { field: 'browser', message }],
    warnings: [...opened.flatMap(({ warnings }) => warnings), ...(await deadLinks(site, found, key, removesPages))],
  };
}

/**
 * Returns a warning for each link of the pages to an address of the site that has no page. A page that is live is in the preview, too, unless
 * that removes pages: only links to others are looked up there, because a preview renders each page for each request.
 */
async function deadLinks(
  site: string,
  found: ReadonlyMap<string, OpenedPage>,
  key: string | undefined,
  removesPages: boolean,
): Promise<Finding[]> {
  const sources = new Map<string, string>();
  // Searches are left out: the gate renders each one that a route declares.
  const paths = (links: readonly string[]) => links.map((link) => link.replace(/\?.*/s, ''));
  for (const [page, { links }] of found)
    for (const link of paths(links)) if (!sources.has(link)) sources.set(link, page);
  const statusOf = (link: string, headers: Record<string, string>) => {
    const signal = AbortSignal.timeout(STEP_TIMEOUT_MS);
    return fetch(new URL(link, site), { method: 'HEAD', headers, redirect: 'manual', signal }).then(
      ({ status }) => status,
      () => undefined,
    );
  };
  const warnings = [...sources].map(async ([link, page]) => {
    const live = removesPages ? undefined : await statusOf(link, {});
    const isLookedUp = key !== undefined && (removesPages || isMissing(live));
    const status = isLookedUp ? await statusOf(link, { [PREVIEW_HEADER]: key }) : live;
    const fault = { kind: 'link', text: `its link ${link} has status ${status}` } as const;
    return isMissing(status) ? findingsOf(page, [fault]).warnings : [];
  });
  return (await Promise.all(warnings)).flat();
}

const isMissing = (status: number | undefined): boolean => status === 404 || status === 410;

/** Returns a function that returns the processor time of a tab's scripts since its last call, in seconds. A busy machine does not prolong it. */
async function countScriptSeconds(tab: Page): Promise<() => Promise<number>> {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let before = 0;
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const now = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    // A page in another process begins to count anew.
    const taken = now < before ? now : now - before;
    before = now;
    return taken;
  };
}

/** Launches a browser that reaches only the site. Rejects with a `StepFailed` if it cannot be started. */
export async function launchBrowser(executablePath: string, site: string): Promise<Browser> {
  const { chromium } = await import('playwright');
  const args = [
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(site).hostname}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  try {
    return await chromium.launch({ executablePath, args });
  } catch (error) {
    throw new StepFailed(
      `${executablePath} cannot be started: install Chromium, set CHROMIUM_PATH to it, or release unchecked with --no-browser.`,
      error instanceof Error ? error.message : String(error),
    );
  }
}
