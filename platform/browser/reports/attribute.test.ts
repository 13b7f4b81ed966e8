import { describe, expect, it } from '@jest/globals';
import { framesOf, placeOf, scriptAt } from './attribute.ts';

const { origin } = location;
const chrome = `TypeError: x is undefined
    at Page (${origin}/assets/blog/pages.0123456789.js:1:234)
    at renderWithHooks (${origin}/assets/shell/entry.0123456789.js:2:9876)
    at new Promise (<anonymous>)`;
const firefox = `Page@${origin}/assets/blog/pages.0123456789.js:1:234
renderWithHooks@${origin}/assets/shell/entry.0123456789.js:2:9876
promise callback*@${origin}/blogs:12:3
`;
const blog = { remote: 'blog', at: { file: 'pages.0123456789.js', line: 1, column: 234 } };
const place = (stack: string) => placeOf(framesOf(stack));

describe('placeOf', () => {
  it.each([
    ['Chromium and Safari', chrome],
    ['Firefox', firefox],
  ])('finds the release and the place in a stack of %s', (_, stack) => {
    expect(place(stack)).toEqual(blog);
  });

  it('prefers the remote that called the shell', () => {
    const [message, own, react] = chrome.split('\n');
    expect(place([message, react, own].join('\n'))).toEqual(blog);
    expect(place([message, react].join('\n'))).toMatchObject({ remote: 'shell', at: { line: 2, column: 9876 } });
  });

  it.each([
    ['an extension', 'chrome-extension://abcdef/page.js'],
    ['an extension of Firefox', 'moz-extension://0-1-2/page.js'],
    ['an extension of Safari', 'safari-web-extension://0-1/page.js'],
    ['another site', 'https://elsewhere.example/a.js'],
    ['another site that looks like this one', `https://elsewhere.example/?${origin}/assets/blog/a.js`],
    ['this host’s other port', `${origin}1/assets/blog/a.js`],
  ])('says that %s is not ours', (_, url) => {
    expect(place(`Error\n    at f (${url}:1:2)\n${chrome}`)).toBe('foreign');
  });

  it('says that an inline script is the shell’s, and nothing where there is no place', () => {
    expect(place(`Error\n    at ${origin}/blogs:3:4`)).toEqual({ remote: 'shell' });
    expect(['', 'Error: at home', 'Error\n    at <anonymous>:1:1'].map(place)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['a'.repeat(100_000), 'http://'.repeat(20_000), `${':1'.repeat(40_000)}`, `${'at x\n'.repeat(50_000)}`])(
    'reads the beginning of a stack only',
    (stack) => expect(place(`Error ${stack}\n${chrome}`)).toBeUndefined(),
  );
});

describe('scriptAt', () => {
  it.each([
    [`${origin}/assets/blog/a.js`, { remote: 'blog', file: 'a.js' }],
    ['/assets/blog/a.js', { remote: 'blog', file: 'a.js' }],
    [`${origin}/assets/blog/../blog/a.js`, { remote: 'blog', file: 'a.js' }],
    [`${origin}/assets/blog/a.css`, undefined],
    [`${origin}/assets/blog/%2e%2e/a.js`, undefined],
    ['https://elsewhere.example/assets/blog/a.js', undefined],
    ['http://[', undefined],
  ])('reads %s', (url, script) => {
    expect(scriptAt(url)).toEqual(script);
  });
});
