import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packPackages } from '../packing/pack.ts';
import { run } from '../process/run.ts';
import { StepFailed } from '../process/steps.ts';
import { root } from '../workspace.mjs';
import { type Files, type NewRemote, remoteSources, remoteTest, toJson, writeFiles } from './remote-files.ts';

/** The folder of the repository with the packed packages. */
const PACKAGES = 'packages';

/** Packages of the platform that a remote uses; what they need of each other comes with them. */
const OWN = ['@platform/contract', '@platform/browser', '@platform/build', '@platform/cli'];

/** Packages that the shell provides, and packages for development, each with the folder of this workspace that depends on it. */
const DEPENDENCIES = {
  '@emotion/react': 'platform/browser',
  react: 'platform/browser',
  'react-dom': 'platform/browser',
  'react-router-dom': 'platform/browser',
};
const DEVELOPMENT = {
  '@rsbuild/core': 'platform/build',
  '@types/node': 'platform/build',
  '@types/react': 'platform/browser',
  '@types/react-dom': 'platform/browser',
  typescript: '.',
};

/** The test runner of the repository. It needs no configuration for TypeScript. */
const VITEST = '4.1.12';

/**
 * Writes a remote into an empty folder (absolute): a repository of its own, with the platform's packages as files, and installs
 * it. Throws a `StepFailed` if the folder has files.
 */
export async function writeStandaloneRemote(remote: NewRemote, folder: string): Promise<void> {
  const entries = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (entries.length > 0)
    throw new StepFailed(`${folder} is not empty (${entries[0]}): name an empty folder, or a new one.`);
  const packed = await packPackages(join(root, 'dist/packages'));
  const used = packed.filter(({ name }) => OWN.includes(name));
  mkdirSync(join(folder, PACKAGES), { recursive: true });
  for (const { file } of used) cpSync(file, join(folder, PACKAGES, basename(file)));
  const files = Object.fromEntries(used.map(({ name, file }) => [name, `file:${PACKAGES}/${basename(file)}`]));
  writeFiles(folder, {
    ...remoteSources(remote),
    ...remoteTest(remote, 'vitest'),
    ...standaloneTexts(remote),
    ...manifestOf(remote, files),
  });
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0)
    throw new StepFailed(`${folder} was written, but npm could not install it: run npm install there.`, output);
}

function manifestOf({ name }: NewRemote, packages: Readonly<Record<string, string>>): Files {
  const { '@platform/contract': contract = '', ...development } = packages;
  const scripts = {
    dev: 'exec site dev',
    build: 'rsbuild build',
    test: 'vitest run',
    check: 'tsc --noEmit',
    gate: 'site gate',
    release: 'site release',
    rollback: 'site rollback',
    releases: 'site releases',
  };
  return {
    'package.json': toJson({
      name,
      private: true,
      type: 'module',
      engines: { node: '>=20.19.0' },
      scripts,
      dependencies: { ...ranges(DEPENDENCIES), '@platform/contract': contract },
      devDependencies: { ...development, ...ranges(DEVELOPMENT), vitest: VITEST },
      // The packages name each other by their versions; here they are files.
      overrides: { '@platform/contract': '$@platform/contract', '@platform/build': '$@platform/build' },
    }),
  };
}

/** Returns a range from the installed version of each package, resolved from a folder of the workspace. */
function ranges(packages: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, folder]) => {
      const manifest = readFileSync(join(root, folder, 'node_modules', name, 'package.json'), 'utf8');
      const { version }: { version: string } = JSON.parse(manifest);
      return [name, `^${version}`];
    }),
  );
}

/** Returns the files of a repository of its own that are neither sources nor its package.json. */
function standaloneTexts({ name, path }: NewRemote): Files {
  return {
    // The lockfile then names no registry, and installs from whichever is configured.
    '.npmrc': 'omit-lockfile-registry-resolved=true\nsave-exact=true\n',
    '.gitignore': 'node_modules/\ndist/\n',
    'tsconfig.json': toJson({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: ['node'],
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        jsx: 'react-jsx',
        jsxImportSource: '@emotion/react',
        strict: true,
        isolatedModules: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['*.ts', '*.tsx'],
    }),
    '.github/workflows/remote.yml': `# Any other CI runs the same commands.
name: remote
on: push
jobs:
  remote:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm ci
      - run: npm run check
      - run: npm test
      - run: npm run gate
      - run: npx playwright install --with-deps chromium
        if: github.ref == 'refs/heads/main'
      - run: npm run release -- --to "\${{ vars.SITE }}"
        if: github.ref == 'refs/heads/main'
        env:
          PUBLISH_TOKEN: \${{ secrets.PUBLISH_TOKEN }}
`,
    'README.md': `# ${name}

The remote \`${name}\` of a site: it serves \`${path}\`, and is released on its own. \`packages/\` has the platform's packages; where they are
in a registry, their versions can stand in \`package.json\` instead.

\`\`\`sh
npm install
npm run check                  # types
npm test                       # renders the page
npm run gate                   # builds, and checks what needs no site
PUBLISH_TOKEN=… npm run release -- --to https://site.example
npm run rollback -- --to https://site.example
PUBLISH_TOKEN=… npm run dev -- --site https://site.example
\`\`\`

The token comes from whoever runs the site: \`npm run token\` there prints it, with the line of \`teams.json\` that allows it to release
\`${name}\`. The first release opens the pages in a browser: Chromium on PATH, at CHROMIUM_PATH, or \`npx playwright install chromium\`.

React, React DOM, React Router and Emotion come from the site's shell. The range in \`package.json\` says which of its versions this remote works with.
`,
  };
}
