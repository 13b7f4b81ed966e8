import { assetPrefix, SHELL } from '@platform/contract/registry';
import type { Candidate, Violation } from '../violation.ts';

/** Maximum length of an address that is read, in characters. Embedded pictures are longer. */
const MAX_ADDRESS = 500;

/** Maximum length of an address in a message, in characters. */
const MAX_SHOWN = 120;

/**
 * Returns a violation for each `url()` of a remote's style sheets that is neither a file of the release nor embedded. The policy of pages
 * blocks those of other sites; here their team reads why.
 */
export function styleAddressViolations({
  name,
  files,
  texts,
}: Pick<Candidate, 'name' | 'files' | 'texts'>): Violation[] {
  if (name === SHELL) return [];
  const paths = new Set(files.map(({ path }) => path));
  const isOwn = (address: string) =>
    /^(data:|#)/i.test(address) || paths.has(`web/${withoutStart(withoutStart(address, assetPrefix(name)), './')}`);
  return [...texts]
    .filter(([fileName]) => fileName.endsWith('.css'))
    .flatMap(([fileName, bytes]) =>
      addressesIn(new TextDecoder().decode(bytes))
        .filter((address) => !isOwn(address))
        .map((address) => ({
          field: `web/${fileName}`,
          message: `names ${address.slice(0, MAX_SHOWN)}, which is no file of this release: import the file from the style sheet's folder`,
        })),
    );
}

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text;

/** Returns what stands in `url()`, without quotes, of a query and a fragment its file alone. */
function addressesIn(css: string): string[] {
  const addresses = [...css.matchAll(/\burl\(/gi)].map(({ index }) => {
    const [address = ''] = css.slice(index + 'url('.length, index + MAX_ADDRESS).split(')', 1);
    return address.trim().replace(/^["']|["']$/g, '');
  });
  return [...new Set(addresses)].map((address) =>
    address.startsWith('#') ? address : address.replace(/[?#].*$/s, ''),
  );
}
