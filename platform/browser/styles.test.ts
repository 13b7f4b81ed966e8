import { expect, it } from '@jest/globals';
import { createStyleCache, readSentRules, styleTag } from './styles.ts';

it('knows the rules that the server sent, where they are, and does not insert them again', () => {
  document.head.innerHTML = `${styleTag('.css-a{}@media print{.css-b{}}.css-a:hover{}p{}')}<style>.css-c{}</style>`;
  const sent = [...document.head.children];
  const cache = createStyleCache(readSentRules());
  expect(Object.keys(cache.inserted)).toEqual(['a', 'b']);
  expect([...document.head.children]).toEqual(sent);
  expect(cache.sheet.tags).toEqual([]);
});
