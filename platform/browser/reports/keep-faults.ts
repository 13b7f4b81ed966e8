/**
 * Keeps the first faults of a page in a list, until the code that reports them is loaded. If a script of the shell cannot be loaded, that
 * code may never be: its address is sent at once.
 *
 * It runs as text in the page, before there is any content, so it can use nothing outside of itself.
 */
export function keepFaults() {
  const kept: Event[] = [];
  Object.assign(window, { keptFaults: kept });
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(
      type,
      (event) => {
        if (kept.length < 9) kept.push(event);
        const { src } = event.target as HTMLScriptElement;
        if (type === 'error' && /\/assets\/shell\/.*js$/.test(src)) navigator.sendBeacon('/api/reports/entries', src);
      },
      true,
    );
}

/** The text of an inline script. Constant, so that the policy can contain its hash. */
export const keepFaultsScript = `(${keepFaults})();`.replace(/^\s+/gm, '');
