import type { Page } from '@playwright/test';

/** Returns a list of the page's console messages and uncaught errors; it grows from now on. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/** Returns the errors since its last call. Requests to other sites are errors unless their origin is allowed. */
export type PageErrors = (allowedOrigins?: readonly string[]) => Promise<string[]>;

/** Name of the list of policy violations in the page. */
const VIOLATIONS = 'policyViolations';

/**
 * Records what may not happen on a page: console messages of any type, uncaught errors, failed requests, requests to other
 * sites, and violations of the Content-Security-Policy. Call it before the page is opened.
 */
export async function recordPageErrors(page: Page, origin: string): Promise<PageErrors> {
  const errors = recordConsole(page);
  const otherOrigins: string[] = [];
  page.on('requestfailed', (request) => errors.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('request', (request) => {
    const requested = new URL(request.url()).origin;
    if (requested !== origin) otherOrigins.push(requested);
  });
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isDocument) errors.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript((name) => {
    const violations: string[] = [];
    Object.assign(window, { [name]: violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      violations.push(`policy: ${violatedDirective} ${blockedURI}`);
    });
  }, VIOLATIONS);
  return async (allowedOrigins = []) => {
    const violations = await page.evaluate<string[], string>((name) => Reflect.get(window, name) ?? [], VIOLATIONS);
    const refused = otherOrigins.splice(0).filter((other) => !allowedOrigins.includes(other));
    return [...errors.splice(0), ...refused.map((other) => `request to another site: ${other}`), ...violations];
  };
}
