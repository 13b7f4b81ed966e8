import { expect, it } from '@jest/globals';
import { withoutFallbacks } from './without-fallbacks.ts';

const BASE = '\n:root{--ink:black;--size-hero:2rem}:root[data-theme=dark]{--picture:brightness(.88)}';

it.each([
  ['a{color:var(--ink, oklch(.19 .03 295))}', 'a{color:var(--ink)}'],
  ['a{border:1px solid var(--ink,#000) }', 'a{border:1px solid var(--ink) }'],
  [
    'a{font-size:var(--size-hero, clamp(1rem, min(1vw, calc(1rem + 1px)), 2rem));top:0}',
    'a{font-size:var(--size-hero);top:0}',
  ],
  ['a{color:var(--ink, var(--ink, #000)) var(--ink, #111)}', 'a{color:var(--ink) var(--ink)}'],
])('%s becomes %s', (css, expected) => {
  expect(withoutFallbacks(css, BASE)).toBe(expected);
});

it.each([
  'a{color:var(--own, red)}',
  'a{filter:var(--picture, none)}',
  'a{color:var(--size, 1px)}',
  'a{color:var(--ink)}',
  'a{top:0}',
])('%s stays', (css) => {
  expect(withoutFallbacks(css, BASE)).toBe(css);
});

it('stays with what is declared when another fallback contains it', () => {
  expect(withoutFallbacks('a{color:var(--own, var(--ink, red))}', BASE)).toBe('a{color:var(--own, var(--ink))}');
});
