import { expect, test } from '@jest/globals';
import { createStyleCache } from './styles.ts';

/** Returns the rules that a style makes. */
function rulesOf(styles: string): string[] {
  const cache = createStyleCache();
  cache.insert('.a', { name: 'a', styles }, cache.sheet, false);
  return cache.sheet.tags.flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/[\s;]+/g, '')),
  );
}

test.each([
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
