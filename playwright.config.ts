import { findBrowser, findFirefox } from '@platform/cli/testing/browser';
import { defineConfig, type Project } from '@playwright/test';

const executablePath = findBrowser();

/** Nothing the browser does by itself reaches the network or shows in the figures. */
const args = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

const FIREFOX_TESTS = '**/*.firefox.spec.ts';

/** The tests by kind of user, and those of the examples. A project each would start its own workers, each with a browser and a site. */
const all = {
  name: 'all',
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'examples/*/*.spec.ts'],
  testIgnore: FIREFOX_TESTS,
};

/** In the full tier the inbox is used behind its password, too. */
const signedIn = {
  name: 'signed-in',
  testDir: 'e2e/admin',
  testMatch: ['handling.spec.ts', 'inbox.spec.ts'],
  use: { password: 'six geese a-laying' },
};

/** The visitor's journeys in Firefox, which reduces motion by its own preference. */
const inFirefox: Project = {
  name: 'firefox',
  testDir: 'e2e',
  testMatch: [FIREFOX_TESTS, ...(process.env.TEST_ALL === '1' ? ['visitor/services.spec.ts'] : [])],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() ?? 'firefox', firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
  },
};

export default defineConfig<object, { password: string }>({
  globalSetup: './e2e/support/servers/prepare.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Half of the time of a test is spent waiting: for timers, disks and sites that start.
  workers: 4,
  // What fails twice is wrong. What passes at its second try is listed as flaky, and is to be found out.
  retries: 1,
  // Limits for what never comes. A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    // Tests about motion ask for it: `withMotion` in e2e/support/pages/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  // A test that skipped itself would still have a page opened.
  ...(process.env.TEST_ALL === '1'
    ? { projects: [all, signedIn, inFirefox] }
    : { projects: [all, inFirefox], grepInvert: /@full/ }),
});
