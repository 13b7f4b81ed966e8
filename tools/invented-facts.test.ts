import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@platform/cli/workspace';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files in the first column of a table. */
const listed = [...read('CONTENT.md').matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path);

test('every file that CONTENT.md names exists, once', () => {
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('CONTENT.md names every post', () => {
  const posts = readdirSync(join(root, 'api/content/seed/posts')).map((file) => `api/content/seed/posts/${file}`);
  expect(listed).toEqual(expect.arrayContaining(posts));
});

/** The names of the ready-made websites, as their cards show them. */
const titles = [...read('api/content/seed/websites.yaml').matchAll(/^- title: (.+)$/gm)].map(([, title = '']) => title);

/** Files that name clients or their projects. */
const CLIENTS = [
  'marketing-mfe/content',
  'api/content/seed/posts',
  'api/content/seed/testimonials.yaml',
  'api/content/seed/services',
  'api/content/seed/case-studies.yaml',
  'api/content/seed/client-testimonials.yaml',
  'api/content/seed/projects.yaml',
]
  .filter((path) => existsSync(join(root, path)))
  .flatMap((path) => (/\.\w+$/.test(path) ? [path] : readdirSync(join(root, path)).map((file) => `${path}/${file}`)))
  .filter((path) => /(?<!\.fixture)\.(?:ts|yaml|md)$/.test(path));

test.each(CLIENTS)('no client or project in %s bears the name of a ready-made website', (path) => {
  expect(titles).toHaveLength(24);
  const text = read(path);
  // The first word of a name is what people know it by: Shapla Clinic, Kiln & Clay, The Char Review.
  const names = titles.map((title) => title.replace(/^The /, '').split(' ')[0] ?? title);
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
