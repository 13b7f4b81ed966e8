import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { holdText, waitForHydration } from './pages/browsing.ts';
import type { Site } from './servers/site.ts';
import { test as base, expect } from './test.ts';

export { expect };

/** How a file fails: status 404, other bytes than were released, or no response at all. */
export const FAULTS = ['missing', 'altered', 'hanging'] as const;

type Fault = (typeof FAULTS)[number];

/** A site behind a proxy that can break files. Unlike `page.route` it leaves the browser's cache on. */
interface FaultySite {
  readonly url: string;
  /** Breaks the files whose path matches. */
  breakFiles(files: RegExp, fault: Fault): void;
  /** Stops breaking files. Hanging requests stay without a response. */
  repair(): void;
  /** Returns the number of requests that failed. */
  failedRequests(): number;
  close(): void;
}

/** Appended to an altered script: sets a variable if the script runs. */
const ALTERATION = '\n;window.altered = true;';

async function startFaultySite(site: Site): Promise<FaultySite> {
  let broken: { files: RegExp; fault: Fault } | undefined;
  let failed = 0;
  const { hostname, port } = new URL(site.url);

  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    const fault = broken?.files.test(path) ? broken.fault : undefined;
    if (fault) failed += 1;
    if (fault === 'hanging') return;
    forward(incoming, response, fault === 'missing' ? '/assets/missing.js' : path, fault === 'altered');
  });

  function forward(incoming: IncomingMessage, response: ServerResponse, path: string, isAltered: boolean): void {
    const headers = { ...incoming.headers, ...(isAltered && { 'accept-encoding': 'identity' }) };
    const forwarded = request({ hostname, port, path, method: incoming.method, headers }, (original) => {
      const { 'content-length': _, ...withoutLength } = original.headers;
      response.writeHead(original.statusCode ?? 502, isAltered ? withoutLength : original.headers);
      original.pipe(response, { end: !isAltered });
      if (isAltered) original.on('end', () => response.end(ALTERATION));
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakFiles: (files, fault) => {
      broken = { files, fault };
    },
    repair: () => {
      broken = undefined;
    },
    failedRequests: () => failed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The browser's time limit for loading a remote's code. */
const LOAD_TIMEOUT_MS = 8000;

/** `page.goto('/about')` opens the site through a proxy that can break files. Each test has its own proxy. */
export const test: ReturnType<typeof base.extend<{ faulty: FaultySite }>> = base.extend({
  faulty: async ({ site }, use) => {
    const faulty = await startFaultySite(site);
    await use(faulty);
    faulty.close();
  },
  baseURL: async ({ faulty }, use) => use(faulty.url),
});

/** Opens a page with a clock that the test controls, and waits until it is hydrated. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await waitForHydration(page);
}

/** Navigates within the document without moving the pointer: by a link if the page has one, else by the history. */
export async function navigate(page: Page, path: string): Promise<void> {
  await holdText(page);
  const link = page.locator(`a[href="${path}"]`).first();
  if ((await link.count()) > 0) return link.dispatchEvent('click');
  await page.evaluate((to) => {
    history.pushState({ ...history.state, idx: history.state.idx + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Waits until more than `before` requests have failed, then moves the page's clock past the time limit. */
export async function passLoadTimeout(page: Page, faulty: FaultySite, before = 0): Promise<void> {
  await expect.poll(faulty.failedRequests).toBeGreaterThan(before);
  await page.clock.fastForward(LOAD_TIMEOUT_MS);
}

/** Expects that the layout is shown, and in the outlet that the page did not load. */
export async function expectLoadFailure(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  await expect(page.getByRole('alert')).toContainText(
    /^Oops!Sorry, an unexpected error has occurred\.This page did not load/,
  );
  await expect(tryAgain(page)).toBeVisible();
  await expect(page).toHaveTitle('This page did not load · Studio 285');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => 'altered' in window)).toBe(false);
}

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
