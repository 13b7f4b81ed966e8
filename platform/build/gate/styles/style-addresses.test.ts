import { expect, it } from '@jest/globals';
import { offlineViolations } from '../checks.ts';
import { styleAddressViolations } from './style-addresses.ts';

const files = [{ path: 'web/dot.1.svg', sha256: '', size: 1 }];

/** Returns the violations of a remote with one style sheet. */
function check(css: string, name = 'events') {
  const texts = new Map([['page.1.css', new TextEncoder().encode(css)]]);
  return { name, files, texts };
}

it.each([
  'url(/assets/events/dot.1.svg)',
  'url("./dot.1.svg")',
  "url( 'dot.1.svg#a' )",
  'url(data:image/svg+xml,%3Csvg/%3E)',
  'url(#filter)',
])('%s is a file of the release, or embedded', (address) => {
  expect(styleAddressViolations(check(`.a { background: ${address} }`))).toEqual([]);
});

it.each([
  ['url(https://other.example/a.png)', 'names https://other.example/a.png,'],
  ['URL("//other.example/a.png")', 'names //other.example/a.png,'],
  ['url(/assets/catalog/a.png)', 'names /assets/catalog/a.png,'],
  ['url(../a.png)', 'names ../a.png,'],
  ['url(/api/contact)', 'names /api/contact,'],
  [`url(https://other.example/${'a'.repeat(600)})`, 'names https://other.example/aaa'],
])('%s is refused', (address, message) => {
  const violations = styleAddressViolations(check(`.a { background: ${address} }`));
  expect(violations).toEqual([{ field: 'web/page.1.css', message: expect.stringContaining(message) }]);
});

it('refuses an import of a style sheet, from wherever', () => {
  const info = { name: 'events', contract: 1, shared: {}, entry: 'entry.js', chunks: {} };
  for (const css of ['@import "https://other.example/a.css";', '@import url(./dot.1.svg);']) {
    const violations = offlineViolations({ ...check(css), info, budgets: {} });
    expect(violations).toContainEqual({ field: 'web/page.1.css', message: expect.stringContaining('@import') });
  }
});

it('the shell names what it likes', () => {
  expect(styleAddressViolations(check('.a { background: url(https://other.example/a.png) }', 'shell'))).toEqual([]);
});
