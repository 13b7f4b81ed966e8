import type { Violation } from '@platform/build/gate/violation';
import { PREVIEW_HEADER, type Preview } from '@platform/contract/release';
import { type Browser, chromium } from 'playwright';
import { StepFailed } from '../process/steps.ts';
import { openPage } from './open-page.ts';
import { recordTab } from './record-faults.ts';

/** Number of tabs in which pages are opened, one after the other. */
const TABS = 4;

/** Time limit for each step of what is done with a page, in milliseconds. */
const STEP_TIMEOUT_MS = 15_000;

/** The site and the browser of a check. */
export interface BrowserCheck {
  readonly url: string;
  readonly browser: string;
  readonly timeout?: number;
  /** Open all pages, not only those that change. */
  readonly all?: boolean;
}

/** Start of the path of every file of a release: see `assetPrefix`. */
const ASSETS = '/assets/';

/** Pages to open, and the key of their preview. Without a key those of the live site are opened. */
type OpenedPages = Pick<Preview, 'pages'> & Partial<Pick<Preview, 'key'>>;

/** Opens pages in a browser. Returns their violations. */
export async function checkPages(check: BrowserCheck, preview: OpenedPages): Promise<Violation[]> {
  const browser = await launch(check.browser, new URL(check.url).hostname);
  try {
    return await openAll(browser, check, preview);
  } finally {
    await browser.close();
  }
}

async function openAll(
  browser: Browser,
  { url: site, timeout = STEP_TIMEOUT_MS }: BrowserCheck,
  { key, pages }: OpenedPages,
): Promise<Violation[]> {
  const violations = new Map<string, readonly Violation[]>();
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
    for (const page of pending) {
      const opened = await openPage({ tab, site, timeout }, page, startRecord());
      violations.set(page.url, opened.violations);
      isLost ||= opened.isLost;
      // Each further page could take its whole time limit, too.
      if (isLost) return;
    }
  }

  await Promise.all(Array.from({ length: TABS }, openInTab));
  const unopened = pages.length - violations.size;
  const message = `${unopened} more pages were not opened: fix the page that hangs or crashes first`;
  const ofPages = pages.flatMap(({ url }) => violations.get(url) ?? []);
  return unopened === 0 ? ofPages : [...ofPages, { field: 'browser', message }];
}

/** Starts a browser that reaches only the site. */
async function launch(executablePath: string, host: string): Promise<Browser> {
  const args = [
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${host}`,
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
