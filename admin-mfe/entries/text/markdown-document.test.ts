import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { documentOf, markdownOf } from './markdown-document.ts';

const SEED = join(import.meta.dirname, '../../../e2e/fixtures/seed');

const texts = readdirSync(SEED, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(SEED, name)).map((file) => join(SEED, name, file)))
  .map((file) =>
    readFileSync(file, 'utf8')
      .replace(/^---[\s\S]*?\n---\n/, '')
      .trim(),
  );

test('every text of the site stays the same to the letter in the editor', () => {
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(markdownOf(documentOf(text))).toBe(text);
});

test.each([
  ['a heading with an anchor', '## What we measured {#measured}', 'heading'],
  ['a note in the margin', '> [!NOTE]\n> Counted *by hand*.', 'blockquote'],
  ['a pull quote', '> [!QUOTE]\n> It is the fastest.', 'blockquote'],
  ['a list in a list', '- a\n- b\n  - c', 'bulletList'],
  ['hard spaces', 'Tk&nbsp;14,000 and **11.2&nbsp;seconds**', 'paragraph'],
  ['a picture with a caption', '![Two vases](/media/vases.avif "From firing 212")', 'source'],
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |', 'source'],
  ['code', '```\nnpm start\n```', 'source'],
  ['HTML', '<b>bold</b>', 'source'],
  ['signs that Markdown reads', '2 * 3 = 6 & a_b', 'source'],
  ['a text with a definition', '[a link][ref]\n\n[ref]: https://example.org', 'source'],
])('%s stays the same', (_, markdown, type) => {
  const document = documentOf(markdown);
  expect(document.content?.[0]?.type).toBe(type);
  expect(markdownOf(document)).toBe(markdown);
});

test('what is typed is written so that it reads as it was typed', () => {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: '2 * 3 <b> # _x_' }] }];
  expect(documentOf(markdownOf({ type: 'doc', content })).content?.[0]?.type).toBeDefined();
  expect(markdownOf({ type: 'doc', content })).not.toContain('<b>');
});
