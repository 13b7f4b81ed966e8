import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed } from '../process/steps.ts';
import { siteFolder } from '../site.ts';
import { pnpmFolder, root } from '../workspace.mjs';
import { type Files, type NewRemote, newRemoteSources, remoteTest, writeFiles } from './remote-files.ts';
import { sorted, toJson } from './repository.ts';

const workspace = ['@platform/build', '@platform/contract'];
const catalog = ['@emotion/react', 'react', 'react-dom', 'react-router-dom'];

/** The test renders as the server does. */
const NODE = '/** @jest-environment node */\n';

/** Writes a remote into the workspace's site and installs it. Returns its folder, absolute. */
export async function writeWorkspaceRemote(remote: NewRemote): Promise<string> {
  const folder = join(siteFolder, `${remote.name}-mfe`);
  writeFiles(folder, {
    ...newRemoteSources(remote),
    ...remoteTest(remote, '@jest/globals', NODE),
    ...manifestOf(remote, folder),
  });
  // In the style of the workspace, if it has that formatter.
  await run('biome', ['check', '--write', folder]);
  addReference(folder);
  addOwner(remote.name);
  const { code, output } = await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], {
    env: { CI: 'true' },
    path: pnpmFolder(),
  });
  if (code !== 0) throw new StepFailed(`${relative(root, folder)} was written, but could not be installed.`, output);
  return folder;
}

function manifestOf({ name }: NewRemote, folder: string): Files {
  const up = relative(folder, root);
  const from = (names: string[], version: string) => Object.fromEntries(names.map((name) => [name, version]));
  const scripts = { dev: 'exec site dev', test: 'site test', build: 'rsbuild build', check: 'site check' };
  const development = ['@jest/globals', '@rsbuild/core', '@types/node', '@types/react', '@types/react-dom'];
  return {
    'package.json': toJson({
      name: `${name}-mfe`,
      private: true,
      type: 'module',
      scripts,
      dependencies: sorted({ ...from(catalog, 'catalog:'), '@platform/contract': 'workspace:*' }),
      devDependencies: sorted({ ...from(development, 'catalog:'), '@platform/build': 'workspace:*' }),
    }),
    'tsconfig.json': toJson({
      extends: `${up}/tsconfig.base.json`,
      compilerOptions: {
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        outDir: `${up}/node_modules/.cache/tsc/${name}-mfe`,
        rootDir: '.',
      },
      include: ['.'],
      exclude: ['dist', 'node_modules'],
      references: workspace.toReversed().map((reference) => ({ path: `${up}/${reference.slice(1)}` })),
    }),
  };
}

/** Lets `npm run check` check the types of the remote. */
function addReference(folder: string): void {
  const file = join(root, 'tsconfig.json');
  const config: { references: { path: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  config.references.push({ path: relative(root, folder) });
  writeFileSync(file, toJson(config));
}

/** Adds the team that reviews the remote, in the organisation that the file names first. */
function addOwner(name: string): void {
  const file = join(root, 'CODEOWNERS');
  if (!existsSync(file) || siteFolder !== root) return;
  const text = readFileSync(file, 'utf8');
  const [, organisation] = /(@[\w-]+)\//.exec(text) ?? [];
  if (organisation === undefined) return;
  writeFileSync(file, `${text.trimEnd()}\n/${name}-mfe/ ${organisation}/${name}\n`);
}
