import { afterEach, expect, it, jest } from '@jest/globals';
import { restrictMarkup } from './trusted-types.ts';

type Rules = Readonly<Record<string, (text: string) => string | null>>;
const page = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): void } };
afterEach(() => {
  delete page.trustedTypes;
});

function rulesOfPage(): Rules {
  const createPolicy = jest.fn<(name: string, rules: Rules) => void>();
  page.trustedTypes = { createPolicy };
  restrictMarkup('a{}', 'https://files.example');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default']);
  return createPolicy.mock.calls[0]?.[1] ?? {};
}

it.each([
  ['/assets/chat/entry.a1.js', true],
  ['http://localhost/assets/chat/entry.a1.js', true],
  ['https://files.example/assets/chat/entry.a1.js', true],
  ['https://evil.example/assets/chat/entry.js', false],
  ['//evil.example/assets/a.js', false],
  ['https://files.example/api/chat', false],
  ['http://files.example/assets/a.js', false],
  ['https://files.example.evil.example/assets/a.js', false],
  ['/api/chat', false],
  ['/assets/../api/chat', false],
  ['data:text/javascript,1', false],
  ['javascript:1', false],
  ['blob:http://localhost/1', false],
])('the script %s is allowed: %s', (url, isAllowed) =>
  expect(rulesOfPage().createScriptURL?.(url)).toBe(isAllowed ? url : null),
);

it.each([
  ...['', '<script></script>', 'a{}'].map((html) => [html, true] as const),
  ...['<img src=x onerror=alert(1)>', '<script>go()</script>', 'go()', ' '].map((html) => [html, false] as const),
])('the markup %j is allowed: %s', (html, isAllowed) =>
  expect(rulesOfPage().createHTML?.(html)).toBe(isAllowed ? html : null),
);

it('creates no script from text', () => expect(rulesOfPage().createScript).toBeUndefined());

it('does nothing in browsers without Trusted Types', () =>
  expect(() => restrictMarkup('', 'https://files.example')).not.toThrow());
