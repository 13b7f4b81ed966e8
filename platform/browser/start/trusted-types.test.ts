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
  '/assets/chat/entry.a1.js',
  'http://localhost/assets/chat/entry.a1.js',
  'https://files.example/assets/chat/entry.a1.js',
])('allows the script %s', (url) => expect(rulesOfPage().createScriptURL?.(url)).toBe(url));

it.each([
  'https://evil.example/assets/chat/entry.js',
  '//evil.example/assets/a.js',
  'https://files.example/api/chat',
  'http://files.example/assets/a.js',
  'https://files.example.evil.example/assets/a.js',
  '/api/chat',
  '/assets/../api/chat',
  'data:text/javascript,1',
  'javascript:1',
  'blob:http://localhost/1',
])('refuses the script %s', (url) => expect(rulesOfPage().createScriptURL?.(url)).toBeNull());

it.each(['', '<script></script>', 'a{}'])('allows the markup %j', (html) =>
  expect(rulesOfPage().createHTML?.(html)).toBe(html),
);

it.each(['<img src=x onerror=alert(1)>', '<script>go()</script>', 'go()', ' '])('refuses the markup %j', (html) =>
  expect(rulesOfPage().createHTML?.(html)).toBeNull(),
);

it('makes no code of any text', () => expect(rulesOfPage().createScript).toBeUndefined());

it('does nothing in browsers without Trusted Types', () =>
  expect(() => restrictMarkup('', 'https://files.example')).not.toThrow());
