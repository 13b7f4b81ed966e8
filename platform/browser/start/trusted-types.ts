/** `window.trustedTypes` of browsers that have it: https://w3c.github.io/trusted-types/dist/spec/ */
interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
}

/** Start of the path of every file of a release: see `assetPrefix`. */
const ASSETS = '/assets/';

/** What React writes to create a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Creates the only policy by which text becomes code or markup in this document. Scripts come from this site's releases; markup is
 * empty, or the style sheet of the head that the server sent. Anything else is refused and reported. The policy is the browser's default
 * one, because the bundler's runtime in each remote loads scripts by their address, also in remotes that were released before it.
 * @param css The shell's global style sheet.
 * @param files Origin of the scripts of releases, beside the site's own.
 */
export function restrictMarkup(css: string, files: string): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const allowed = new Set(['', EMPTY_SCRIPT, css]);
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (allowed.has(html) ? html : null),
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      return [location.origin, files].includes(origin) && pathname.startsWith(ASSETS) ? url : null;
    },
  });
}
