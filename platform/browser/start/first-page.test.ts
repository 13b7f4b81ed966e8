import { afterEach, expect, it } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { NO_INDEX_TAG, statementTags } from '../head/statement-tags.ts';
import { removeFirstPageTags, watchFirstPage } from './first-page.ts';

const TAGS = `<title>Kept</title>${NO_INDEX_TAG}${statementTags({ meta: [{ name: 'a', content: 'b' }], graph: [] })}`;

const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/first'] });

afterEach(() => {
  document.head.innerHTML = '';
});

it('removes what is about the first page alone once another page is shown', async () => {
  document.head.innerHTML = TAGS;
  watchFirstPage(router);
  await router.navigate('/first#part');
  expect(document.head.children).toHaveLength(4);
  await router.navigate('/first?category=Tech');
  expect(document.head.innerHTML).toBe('<title>Kept</title>');
});

it('removes it at once on demand', () => {
  document.head.innerHTML = TAGS;
  removeFirstPageTags();
  expect(document.head.innerHTML).toBe('<title>Kept</title>');
});
