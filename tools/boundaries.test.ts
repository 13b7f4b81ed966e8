import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { run } from '@platform/cli/process/run';
import { packageFolders, root } from '@platform/cli/workspace';

const UNDECLARED = "isn't specified in";
const RELATIVE = 'A relative import stays in its package';
const PLATFORM = 'The platform imports nothing of a site';

const refused: [file: string, imported: string, sentence: string][] = [
  ['marketing-mfe/home/page.tsx', 'chat-mfe/routes.ts', UNDECLARED],
  ['marketing-mfe/home/page.tsx', '../../chat-mfe/window/page.tsx', RELATIVE],
  ['marketing-mfe/home/page.tsx', '@platform/server/serve', UNDECLARED],
  ['chat-mfe/store.ts', 'shell', UNDECLARED],
  ['chat-mfe/store.ts', '../shell/layout/frame.tsx', RELATIVE],
  ['chat-mfe/store.ts', '../api/app.ts', RELATIVE],
  ['chat-mfe/store.ts', '../packages/ui/src/tokens.ts', RELATIVE],
  ['shell/layout/frame.tsx', '../../marketing-mfe/routes.ts', RELATIVE],
  ['api/app.ts', '../marketing-mfe/routes.ts', RELATIVE],
  ['api/app.ts', '@studio/ui/tokens', UNDECLARED],
  ['api/app.ts', '../platform/server/serve.ts', RELATIVE],
  ['packages/ui/src/card.tsx', '../../client/src/chat.ts', RELATIVE],
  ['platform/contract/render.ts', '@studio/client/identity', PLATFORM],
  ['platform/browser/routes.tsx', '../../shell/layout/frame.tsx', PLATFORM],
  ['platform/browser/routes.tsx', '@studio/ui/tokens', PLATFORM],
  ['platform/build/preset.ts', '../../packages/ui/src/tokens.ts', PLATFORM],
  ['platform/server/serve.ts', '../../api/app.ts', PLATFORM],
  ['platform/server/serve.ts', '@studio/client/contact', PLATFORM],
  ['platform/server/pages/pages.ts', '../../contract/render.ts', RELATIVE],
  ['platform/server/pages/pages.ts', '@platform/browser/render', UNDECLARED],
  ['e2e/visitor/home.spec.ts', '../../shell/layout/frame.tsx', RELATIVE],
];

const allowed: [file: string, imported: string][] = [
  ['marketing-mfe/home/page.tsx', '@studio/ui/tokens'],
  ['marketing-mfe/home/page.tsx', '@platform/contract/remote-routes'],
  ['marketing-mfe/home/page.tsx', './hero.tsx'],
  ['api/app.ts', '@platform/server/site'],
  ['platform/server/serve.ts', '@platform/build/gate/violation'],
];

/** The imports planted in each file, one a line. */
const planted = new Map<string, string[]>();
for (const [file, imported] of [...refused, ...allowed]) planted.set(file, [...(planted.get(file) ?? []), imported]);

let diagnostics: { message: string; location: { path: string; start: { line: number } } }[];

// The rules are tried beside a copy of the configuration, so that nothing is ever planted in this tree.
beforeAll(async () => {
  const tree = mkdtempSync(join(tmpdir(), 'studio-boundaries-'));
  for (const file of ['biome.json', '.gitignore']) copyFileSync(join(root, file), join(tree, file));
  for (const [file, imports] of planted) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), imports.map((imported) => `import '${imported}';\n`).join(''));
  }
  for (const folder of packageFolders()) {
    mkdirSync(join(tree, folder), { recursive: true });
    copyFileSync(join(root, folder, 'package.json'), join(tree, folder, 'package.json'));
  }
  const rules = ['--only=style/noRestrictedImports', '--only=correctness/noUndeclaredDependencies'];
  const args = ['lint', ...rules, '--max-diagnostics=none', '--reporter=json', tree];
  const { stdout } = await run('biome', [...args, `--config-path=${tree}`]);
  rmSync(tree, { recursive: true });
  diagnostics = JSON.parse(stdout).diagnostics;
});

/** Returns the linter's messages about an import. */
function messagesFor(file: string, imported: string): string[] {
  const line = (planted.get(file) ?? []).indexOf(imported) + 1;
  return diagnostics
    .filter(({ location }) => location.path.endsWith(file) && location.start.line === line)
    .map(({ message }) => message);
}

test.each(refused)('%s may not import %s', (file, imported, sentence) => {
  expect(messagesFor(file, imported)).toContainEqual(expect.stringContaining(sentence));
});

test.each(allowed)('%s may import %s', (file, imported) => {
  expect(messagesFor(file, imported)).toEqual([]);
});

test('the platform does not name the agency or its packages', () => {
  const files = readdirSync(join(root, 'platform'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => /studio.?285|@studio\//i.test(readFileSync(file, 'utf8')));
  expect(naming.map((file) => relative(root, file))).toEqual([]);
});
