import { expect, it } from '@jest/globals';
import { createStyleCache, readSentRules, styleTag, withoutFallbacks } from './styles.ts';

it('does not insert the rules that the server sent again, and leaves them where they are', () => {
  document.head.innerHTML = `${styleTag('.css-a{}@media print{.css-b{}}.css-a:hover{}p{}')}<style>.css-c{}</style>`;
  const sent = [...document.head.children];
  const cache = createStyleCache(readSentRules());
  expect(Object.keys(cache.inserted)).toEqual(['a', 'b']);
  expect([...document.head.children]).toEqual(sent);
  expect(cache.sheet.tags).toEqual([]);
});

/** Returns the rules that a style makes. */
function rulesOf(styles: string): string[] {
  const cache = createStyleCache();
  cache.insert('.a', { name: 'a', styles }, cache.sheet, false);
  return cache.sheet.tags.flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/[\s;]+/g, '')),
  );
}

it.each([
  ['a style', '&:hover{color:red}', ['@media(hover:hover){.a:hover{color:red}}']],
  ['a nested one', '&:hover{& > b{color:red}}', ['@media(hover:hover){.a:hover>b{color:red}}']],
  [
    'only the selectors that hover',
    '&:hover,&[open],&:hover > b{color:red}',
    ['.a[open]{color:red}', '@media(hover:hover){.a:hover,.a:hover>b{color:red}}'],
  ],
  [
    'a nested one of several',
    '[open] > &,[open] > &:hover{b{color:red}}',
    ['[open]>.ab{color:red}', '@media(hover:hover){[open]>.a:hoverb{color:red}}'],
  ],
  [
    'a style in a media query',
    '@media print{&:hover,&[open]{color:red}}',
    ['@mediaprint{.a[open]{color:red}@media(hover:hover){.a:hover{color:red}}}'],
  ],
  ['nothing else', '&:focus{color:red}', ['.a:focus{color:red}']],
])('hovering limits %s', (_, styles, rules) => expect(rulesOf(styles)).toEqual(rules));

const BASE = '\n:root{--ink:black;--size-hero:2rem}:root[data-theme=dark]{--picture:brightness(.88)}';

it.each([
  ['a{color:var(--ink, oklch(.19 .03 295))}', 'a{color:var(--ink)}'],
  ['a{border:1px solid var(--ink,#000) }', 'a{border:1px solid var(--ink) }'],
  [
    'a{font-size:var(--size-hero, clamp(1rem, min(1vw, calc(1rem + 1px)), 2rem));top:0}',
    'a{font-size:var(--size-hero);top:0}',
  ],
  ['a{color:var(--ink, var(--ink, #000)) var(--ink, #111)}', 'a{color:var(--ink) var(--ink)}'],
  ['a{color:var(--own, var(--ink, red))}', 'a{color:var(--own, var(--ink))}'],
  ['a{color:var(--own, red)}'],
  ['a{filter:var(--picture, none)}'],
  ['a{color:var(--size, 1px)}'],
  ['a{color:var(--ink)}'],
  ['a{top:0}'],
])('without fallbacks, %s is %s', (css, expected = css) => {
  expect(withoutFallbacks(css, BASE)).toBe(expected);
});
