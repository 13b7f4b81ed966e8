import { type Browser, type BrowserContext, chromium, type Page, test } from '@playwright/test';
import { openPage } from './browsing.ts';

interface Visitor {
  /** The name of the browser. The tests' own one says that it has no window, as programs do. */
  readonly agent: string;
  readonly cookies?: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** Returns the name of a browser of a system. */
export const browserOf = (system: string, more = ''): string =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0${more} Safari/537.36`;

/** Visits a site as its visitors do, who are counted. `url`: returns its origin. */
export function visitsTo(url: () => string) {
  /** They stay until `close`: the last report is sent when a page is gone. */
  const browsers: Browser[] = [];
  return {
    /** Visits the site in a browser of its own, whose last request has the same headers as all others, and leaves. */
    async visit({ agent, cookies = [] }: Visitor, does: (page: Page) => Promise<void>): Promise<void> {
      const { launchOptions } = test.info().project.use;
      const args = [...(launchOptions?.args ?? []), `--user-agent=${agent}`, '--accept-lang=en-GB'];
      const browser = await chromium.launch({ ...launchOptions, args });
      browsers.push(browser);
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await context.addCookies(cookies);
      const page = await context.newPage();
      await does(page);
      // In the same process: a busy machine may end that of another origin before the page has reported.
      await page.goto(`${url()}/robots.txt`);
    },
    /** Opens a page, and waits until it reports. */
    async open(page: Page, path: string): Promise<void> {
      const reporting = page.waitForEvent('worker');
      await openPage(page, url() + path);
      await reporting;
    },
    /** Closes the browsers of a test. */
    async close(): Promise<void> {
      for (const browser of browsers.splice(0)) await browser.close();
    },
  };
}
