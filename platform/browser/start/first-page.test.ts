import { afterEach, expect, it } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { graphTag, NO_INDEX_TAG, statementTags } from '../head/statement-tags.ts';
import { removeFirstPageTags, watchFirstPage } from './first-page.ts';

const STATEMENTS = { meta: [{ name: 'a', content: 'b' }], graph: [] };

const TAGS = `<title>Kept</title>${NO_INDEX_TAG}${statementTags(STATEMENTS)}`;

const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/first'] });

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('removes what is about the first page alone once another page is shown', async () => {
  document.head.innerHTML = TAGS;
  document.body.innerHTML = `<main></main>${graphTag(STATEMENTS)}`;
  watchFirstPage(router);
  await router.navigate('/first#part');
  expect([document.head.children.length, document.body.children.length]).toEqual([3, 2]);
  await router.navigate('/first?category=Tech');
  expect(document.head.innerHTML).toBe('<title>Kept</title>');
  expect(document.body.innerHTML).toBe('<main></main>');
});

it('removes it at once on demand', () => {
  document.head.innerHTML = TAGS;
  removeFirstPageTags();
  expect(document.head.innerHTML).toBe('<title>Kept</title>');
});
