import type { Page } from '@playwright/test';

/** Names the list in the page that policy violations are put on. */
const VIOLATIONS = 'policyViolations';

/**
 * Listens to a page before it is opened. The answer tells all that went wrong by then: console messages of any kind,
 * errors, failed or refused requests, requests that leave the site for anywhere but `allowed`, and violations of the
 * Content-Security-Policy.
 */
export async function listenTo(
  page: Page,
  origin: string,
  allowed: readonly string[] = [],
): Promise<() => Promise<string[]>> {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('request', (request) => {
    const to = new URL(request.url()).origin;
    if (to !== origin && !allowed.includes(to)) complaints.push(`left the site: ${request.url()}`);
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
  return async () => {
    const violations = await page.evaluate<string[], string>((name) => Reflect.get(window, name), VIOLATIONS);
    return [...complaints, ...violations];
  };
}
