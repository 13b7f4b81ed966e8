import { describe, expect, it } from '@jest/globals';
import { faultOf, findingsOf, placeIn } from './record-faults.ts';

describe('faultOf', () => {
  it.each([
    ['Error: Minified React error #418; visit https://react.dev/errors/418?args[]=text', 'hydration'],
    ['Error: Hydration failed because the server rendered text did not match the client.', 'hydration'],
    ["Applying inline style violates the following Content Security Policy directive 'style-src'", 'policy'],
    ["This document requires 'TrustedHTML' assignment. The action has been blocked. TrustedTypePolicy", 'policy'],
    ["Failed to find a valid digest in the 'integrity' attribute for resource 'http://a/b.js'", 'integrity'],
    ['TypeError: x is not a function', 'error'],
    ['Error: Minified React error #31; visit https://react.dev/errors/31', 'error'],
    ['something', 'console', 'console'],
  ] as const)('%s is a fault of the kind %s', (text, kind, source: 'error' | 'console' = 'error') => {
    expect(faultOf(text, source).kind).toBe(kind);
  });
});

describe('findingsOf', () => {
  it('returns the path, the first line of the text, and the cure', () => {
    const faults = [{ kind: 'error', text: 'Error: No data.\n    at page.js:1:2' }] as const;
    expect(findingsOf('/about', faults).violations).toEqual([
      { field: '/about', message: 'Error: No data: fix what throws in the browser' },
    ]);
  });

  it('returns equal faults once, and cuts long texts', () => {
    const long = { kind: 'console', text: 'a'.repeat(10_000) } as const;
    const { violations } = findingsOf('/about', [long, long, { kind: 'crash', text: 'ends' }]);
    expect(violations).toHaveLength(2);
    expect(violations[0]?.message.length).toBeLessThan(400);
  });

  it('returns what refuses no release apart', () => {
    const faults = [
      { kind: 'warning', text: 'Old options.' },
      { kind: 'link', text: '/gone has status 404' },
    ] as const;
    const { violations, warnings } = findingsOf('/about', faults);
    expect(violations).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      'Old options: fix what the page warns of',
      '/gone has status 404: link to a page that is live, or release that one first',
    ]);
  });
});

describe('placeIn', () => {
  const stack = (...places: readonly string[]) =>
    ['Error: No.', ...places.map((place) => `    at x (http://a/assets/${place})`)].join('\n');
  it('returns the first place in a script of a remote, or else of the shell', () => {
    const at = { name: 'blog', file: 'page.1a.js', line: 2, column: 34 };
    expect(placeIn(stack('shell/entry.1a.js:1:5', 'blog/page.1a.js:2:34', 'shop/b.js:1:1'))).toEqual({ at });
    expect(placeIn(stack('shell/entry.1a.js:1:5'))).toEqual({
      at: { name: 'shell', file: 'entry.1a.js', line: 1, column: 5 },
    });
    expect(placeIn('Error: No.\n    at http://a/other.js:1:2')).toEqual({});
  });

  it('is that of the fault in what was found', () => {
    const fault = { kind: 'error', text: 'Error: No.' } as const;
    const at = { name: 'blog', file: 'page.js', line: 1, column: 2 };
    const { violations } = findingsOf('/about', [fault, { ...fault, at }]);
    expect(violations).toEqual([{ field: '/about', message: 'Error: No: fix what throws in the browser', at }]);
  });
});
