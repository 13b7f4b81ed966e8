import type { Page } from '@playwright/test';

/** Names the list in the page that policy violations are put on. */
const VIOLATIONS = 'policyViolations';

/** All that went wrong since it was last asked; requests that leave the site are wrong but for those to `allowed`. */
export type Complaints = (allowed?: readonly string[]) => Promise<string[]>;

/**
 * Listens to a page before it is opened: console messages of any kind, errors, failed or refused requests, requests that
 * leave the site, and violations of the Content-Security-Policy.
 */
export async function listenTo(page: Page, origin: string): Promise<Complaints> {
  let complaints: string[] = [];
  let left: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('request', (request) => {
    const to = new URL(request.url()).origin;
    if (to !== origin) left.push(to);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript((name) => {
    const violations: string[] = [];
    Object.assign(window, { [name]: violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`policy: ${violatedDirective} ${blockedURI}`);
    });
  }, VIOLATIONS);
  return async (allowed = []) => {
    const violations = await page.evaluate<string[], string>((name) => Reflect.get(window, name) ?? [], VIOLATIONS);
    const strangers = left.filter((to) => !allowed.includes(to)).map((to) => `left the site: ${to}`);
    const all = [...complaints, ...strangers, ...violations];
    [complaints, left] = [[], []];
    return all;
  };
}
