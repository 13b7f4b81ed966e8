import { findBrowser } from '@platform/cli/testing/browser';
import { type Browser, chromium } from 'playwright';

/** Launches the browser of the tests. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch(executablePath === undefined ? {} : { executablePath });
}
