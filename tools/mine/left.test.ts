import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findLeft } from './left.ts';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root });

const site = (name: string, phone: string, address: string) =>
  JSON.stringify({
    name,
    phone,
    email: `hello@${name.toLowerCase()}.example`,
    address,
    social: { x: `https://x.example/${name.toLowerCase()}` },
  });

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function commit(files: Readonly<Record<string, string>>): void {
  write(files);
  git('add', '-A');
  git('commit', '-qm', 'Change');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mine-'));
  git('init', '-q');
  commit({
    'site.json': site('Alder', '+4712345678', '4 Elm Row, Oslo'),
    'CONTENT.md':
      '| `api/content/seed/team.yaml` | people | yours |\n| `marketing-mfe/content/terms.ts` | terms | yours |\n| `api/content/seed/services` | services | yours |\n| `packages/pictures/src/mark.ts` | a mark | yours |\n',
    'api/content/seed/team.yaml': '- name: Ada Berg\n',
    'marketing-mfe/content/terms.ts': 'export const terms = 3;\n',
    'api/content/seed/websites.yaml': '- title: Birch & Co\n',
    'api/content/seed/services/01-books.md': 'title: Bookbinding\n',
    'api/content/seed/clients.yaml': '- name: Hazel Mill\n',
    'packages/pictures/src/mark.ts': '// Hazel Mill.\n',
    'shell/foot.test.ts': '// An agency of tests: Alder.\n',
    'shell/foot.tsx': '// Made by\n// people of Alder, such as Ada.\n',
  });
});

afterEach(() => rmSync(root, { recursive: true }));

const linesLeft = () => findLeft(root).lines.map(({ path, line, words }) => `${path}:${line} ${words.join()}`);

test('at first everything is left', () => {
  const { name, same } = findLeft(root);
  expect(name).toBe('Alder');
  expect(same).toEqual(['api/content/seed/team.yaml', 'marketing-mfe/content/terms.ts', 'api/content/seed/services']);
  expect(linesLeft()).toContain('shell/foot.tsx:2 Alder,Ada');
});

test('of another agency, what it has not replaced yet is left, by file and line', () => {
  commit({
    'site.json': site('Rowan', '+35312345678', '1 Kings Road, Cork'),
    'api/content/seed/websites.yaml': '- title: Fjord\n',
  });
  write({ 'api/content/seed/team.yaml': '- name: Ben Kelly\n' });
  const { name, same } = findLeft(root);
  expect(name).toBe('Alder');
  expect(same).toEqual(['marketing-mfe/content/terms.ts', 'api/content/seed/services']);
  expect(linesLeft()).toEqual(['api/content/seed/clients.yaml:1 Hazel Mill', 'shell/foot.tsx:2 Alder,Ada']);
});

test('nothing is left once all is replaced, and words in longer ones do not count', () => {
  commit({
    'site.json': site('Rowan', '+35312345678', '1 Kings Road, Cork'),
    'api/content/seed/websites.yaml': '- title: Aldermen\n',
    'api/content/seed/services/01-books.md': 'title: Printing\n',
    'api/content/seed/team.yaml': '- name: Ben Kelly\n',
    'marketing-mfe/content/terms.ts': 'export const terms = 4;\n',
    'api/content/seed/clients.yaml': '',
    'shell/foot.tsx': '',
  });
  expect(findLeft(root)).toEqual({ name: 'Alder', same: [], lines: [] });
});
