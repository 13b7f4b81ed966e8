import { findBrowser } from '@platform/cli/testing/browser';
import { chromium } from '@playwright/test';

/**
 * Calls `work` with a browser, and closes the browser afterwards, also if `work` throws.
 * @template T
 * @param {(browser: import('@playwright/test').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(work) {
  const executablePath = await findBrowser();
  if (executablePath === undefined)
    throw new Error('Pictures are made in Chromium: set CHROMIUM_PATH to the path of its program.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
