import { findBrowser } from '@platform/cli/testing/browser';
import { chromium } from '@playwright/test';

/**
 * Opens a browser, hands it over, and closes it whatever happens.
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(work) {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('Pictures are made in Chromium: set CHROMIUM_PATH to its program.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
