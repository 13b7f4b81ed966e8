import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../site.ts';
import { type Files, type NewRemote, newRemoteSources, remoteTest } from './remote-files.ts';
import {
  checkEmpty,
  commonFiles,
  filesOf,
  overridesOf,
  type Pack,
  type PackedPackage,
  rangesFrom,
  readPack,
  toJson,
  writeRepository,
} from './repository.ts';

/** Packages that the shell provides, and packages for development. */
const DEPENDENCIES = ['@emotion/react', '@emotion/styled', 'react', 'react-dom', 'react-router', 'react-router-dom'];
const DEVELOPMENT = [
  '@rsbuild/core',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
  'vitest',
];

/** What only the repository of a site needs. */
const UNUSED = ['@platform/server'];

/**
 * Writes a remote into an empty folder (absolute): a repository of its own, with the packages of the platform and of the site as files,
 * installs it and commits it. Throws a `StepFailed` if the folder has files.
 */
export async function writeStandaloneRemote(remote: NewRemote, folder: string, packedIn: string): Promise<void> {
  checkEmpty(folder);
  const pack = readPack(packedIn);
  const packages = pack.packages.filter(({ name }) => !UNUSED.includes(name));
  await writeRepository({
    folder,
    packages,
    packedIn,
    files: {
      ...commonFiles(['*.ts', '*.tsx']),
      ...newRemoteSources(remote),
      ...siteOwnPage(remote),
      ...remoteTest(remote, 'vitest'),
      ...standaloneTexts(remote),
      ...manifestOf(remote, pack, packages),
    },
    subject: `Begin the remote ${remote.name}`,
  });
}

/** Returns the page of `shell/new-page.tsx` with the remote's title, if the site has one: it uses packages of the site. */
function siteOwnPage({ name, title, path }: NewRemote): Files {
  const file = join(siteFolder, 'shell/new-page.tsx');
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8').replace(/\/\*\*.*?\*\//s, `/** The page at ${path}. */`);
  return { [`${name}-page.tsx`]: text.replace('>New page<', `>${title}<`) };
}

function manifestOf({ name }: NewRemote, pack: Pack, packages: readonly PackedPackage[]): Files {
  const ranges = (names: readonly string[]) =>
    Object.fromEntries(names.map((dependency) => [dependency, rangesFrom(pack)(dependency)]));
  const isTool = (packed: PackedPackage) => /^@platform\/(build|cli)$/.test(packed.name);
  const scripts = {
    dev: 'exec site dev',
    build: 'rsbuild build',
    test: 'vitest run',
    check: 'tsc --noEmit',
    gate: 'site gate',
    release: 'site release',
    rollback: 'site rollback',
    releases: 'site releases',
    upgrade: 'site upgrade',
  };
  return {
    'package.json': toJson({
      name,
      private: true,
      type: 'module',
      engines: { node: '>=20.19.0' },
      scripts,
      dependencies: { ...ranges(DEPENDENCIES), ...filesOf(packages.filter((packed) => !isTool(packed))) },
      devDependencies: { ...filesOf(packages.filter(isTool)), ...ranges(DEVELOPMENT) },
      overrides: overridesOf(packages),
    }),
  };
}

/** Returns the files of a repository of its own that are neither sources nor its package.json. */
function standaloneTexts({ name, path }: NewRemote): Files {
  return {
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

The remote \`${name}\` of a site: it serves \`${path}\`, and is released on its own. \`packages/\` has the packages of the
platform and of the site; where they are in a registry, their versions can stand in \`package.json\` instead.

\`\`\`sh
npm install
npm run check                  # types
npm test                       # renders the page
npm run gate                   # builds, and checks what needs no site
PUBLISH_TOKEN=… npm run release -- --to https://site.example
npm run rollback -- --to https://site.example
PUBLISH_TOKEN=… npm run dev -- --site https://site.example
npm run upgrade -- FOLDER      # newer packages, from a folder that npm run pack wrote
\`\`\`

The token comes from whoever runs the site: \`npm run token\` there prints it, with the line of \`teams.json\` that allows it to release
\`${name}\`. The first release opens the pages in a browser: Chromium on PATH, at CHROMIUM_PATH, or \`npx playwright install chromium\`.

React, React DOM, React Router and Emotion come from the site's shell. The range in \`package.json\` says which of its versions this remote works with.
`,
  };
}
