import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

/** @type {[file: string, imported: string, sentence: string][]} */
const refused = [
  ['marketing-mfe/pages/home.tsx', 'chat-mfe/routes.ts', 'A remote imports no other remote'],
  ['marketing-mfe/pages/home.tsx', '../../chat-mfe/pages/chat.tsx', 'A remote imports no other remote'],
  ['chat-mfe/pages/chat.tsx', 'shell/frame/frame.tsx', 'A remote does not import the shell'],
  ['chat-mfe/pages/chat.tsx', '../../shell/frame/frame.tsx', 'A remote does not import the shell'],
  ['chat-mfe/store.ts', '../api/app.ts', 'A front end does not import the api'],
  ['chat-mfe/store.ts', '@studio/federation/preset', 'Only rsbuild.config.ts and the api'],
  ['chat-mfe/store.ts', '../packages/ui/src/tokens.ts', 'A relative import stays in its package'],
  ['shell/frame/frame.tsx', 'marketing-mfe/routes.ts', 'The shell imports no remote'],
  ['shell/frame/frame.tsx', '../../marketing-mfe/routes.ts', 'The shell imports no remote'],
  ['shell/rsbuild.config.ts', '@studio/ui/tokens', 'A build file imports packages/federation only'],
  ['api/app.ts', '../marketing-mfe/routes.ts', 'The api imports no front end'],
  ['api/app.ts', 'shell/render.tsx', 'The api imports no front end'],
  ['api/app.ts', '@studio/ui/tokens', 'The api does not import the design system'],
  ['api/pages/render.ts', '../../packages/contract/src/owner.ts', 'A relative import stays in its package'],
  ['packages/contract/src/owner.ts', '@studio/ui/tokens', 'The contract imports none of our packages'],
  ['packages/contract/src/owner.ts', '../../ui/src/tokens.ts', 'The contract imports none of our packages'],
  ['packages/ui/src/card.tsx', '@studio/federation/preset', 'The design system imports the contract only'],
  ['packages/ui/src/card.tsx', '../../contract/src/owner.ts', 'A relative import stays in its package'],
  ['packages/federation/src/preset.ts', '@studio/ui/tokens', 'The build preset imports the contract only'],
  ['e2e/visitor/home.spec.ts', '../../shell/frame/frame.tsx', 'Browser tests see what a visitor sees'],
];

/** @type {[file: string, imported: string][]} */
const allowed = [
  ['marketing-mfe/pages/home.tsx', '@studio/ui/tokens'],
  ['marketing-mfe/pages/home.tsx', '@studio/contract/paths'],
  ['marketing-mfe/pages/home.tsx', '../sections/hero.tsx'],
  ['marketing-mfe/rsbuild.config.ts', '@studio/federation/preset'],
  ['api/pages/gate.ts', '@studio/federation/gate'],
  ['packages/ui/src/card.tsx', '@studio/contract/paths'],
];

/** @type {Map<string, string[]>} The imports planted in each file, one a line. */
const planted = new Map();
for (const [file, imported] of [...refused, ...allowed]) planted.set(file, [...(planted.get(file) ?? []), imported]);

/** @type {{ message: string, location: { path: string, start: { line: number } } }[]} */
let diagnostics;

// The rules are tried beside a copy of the configuration, so that nothing is ever planted in this tree.
beforeAll(async () => {
  const tree = mkdtempSync(join(tmpdir(), 'studio-boundaries-'));
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(tree, file));
  for (const [file, imports] of planted) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), imports.map((imported) => `import '${imported}';\n`).join(''));
  }
  const args = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', tree];
  const { stdout } = await run('biome', [...args, `--config-path=${tree}`]);
  rmSync(tree, { recursive: true });
  diagnostics = JSON.parse(stdout).diagnostics;
});

/**
 * What the linter says of an import.
 * @param {string} file
 * @param {string} imported
 */
function said(file, imported) {
  const line = (planted.get(file) ?? []).indexOf(imported) + 1;
  return diagnostics
    .filter(({ location }) => location.path.endsWith(file) && location.start.line === line)
    .map(({ message }) => message);
}

test.each(refused)('%s may not import %s', (file, imported, sentence) => {
  expect(said(file, imported)).toEqual([expect.stringContaining(sentence)]);
});

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(said(file, imported)).toEqual([]);
});
