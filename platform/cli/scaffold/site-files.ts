import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wrongUse } from '../process/steps.ts';
import {
  DIRNAME,
  type Files,
  filesBelow,
  firstPage,
  type NewRemote,
  newRemoteSources,
  remoteSources,
  remoteTest,
  writeFiles,
} from './remote-files.ts';
import {
  checkEmpty,
  commonFiles,
  filesOf,
  installIn,
  overridesOf,
  type Pack,
  type PackedPackage,
  rangesFrom,
  readPack,
  sorted,
  toJson,
  writeRepository,
} from './repository.ts';

/** Packages of the platform that a site installs. */
export const SITE_PACKAGES: readonly string[] = [
  '@platform/browser',
  '@platform/build',
  '@platform/cli',
  '@platform/contract',
  '@platform/server',
];

/** A new site: the name of its package, and the title that its pages show. */
interface NewSite {
  readonly name: string;
  readonly title: string;
}

/** Writes a site into an empty folder (absolute), installs it and commits it. Throws a `StepFailed` if the folder is not empty or badly named. */
export async function createSite(folder: string, packedIn: string): Promise<void> {
  const site = parseNewSite(folder);
  checkEmpty(folder);
  const pack = readPack(packedIn);
  const packages = pack.packages.filter(({ name }) => SITE_PACKAGES.includes(name));
  await writeRepository({
    folder,
    packages,
    packedIn,
    files: {
      ...siteSources(site, { versionOf: rangesFrom(pack), own: '*', scripts: SCRIPTS }),
      ...ownFiles(site, pack, packages),
    },
    subject: `Begin the site ${site.name}`,
  });
}

/** Returns the site of a folder. Throws a `StepFailed` if the folder's name is none of a package. */
export function parseNewSite(folder: string): NewSite {
  const name = resolve(folder).split('/').at(-1) ?? '';
  if (!/^[a-z0-9][a-z0-9-]{0,49}$/.test(name)) {
    throw wrongUse(
      `${JSON.stringify(name)} is no name of a site: use at most 50 letters of a-z, digits and hyphens, such as my-site.`,
    );
  }
  const words = name.replaceAll('-', ' ').trim();
  return { name, title: words.charAt(0).toUpperCase() + words.slice(1) };
}

const from = (names: readonly string[], versionOf: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));

/** How the packages of a site are installed and tested. */
interface Installation {
  readonly versionOf: (dependency: string) => string;
  /** Version of the platform's packages. */
  readonly own: string;
  /** The scripts `check` and `test` of shell and remote. */
  readonly scripts: { readonly check: string; readonly test: string };
}

/** The scripts of shell and remote in a repository of its own. */
const SCRIPTS = { check: 'tsc --noEmit --project ..', test: 'vitest run --passWithNoTests' };

/** Packages that shells and remotes use. */
const REACT = ['@emotion/react', '@platform/contract', 'react', 'react-dom', 'react-router-dom'];

/** Returns the `package.json` of a shell or remote. */
function packageOf(
  name: string,
  dependencies: readonly string[],
  development: readonly string[],
  versionOf: Installation['versionOf'],
  { check, test }: Installation['scripts'],
): string {
  return toJson({
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'site dev', test, build: 'rsbuild build', check },
    dependencies: sorted(from(dependencies, versionOf)),
    devDependencies: sorted(
      from([...development, '@platform/build', '@rsbuild/core', '@types/node', '@types/react'], versionOf),
    ),
  });
}

/**
 * Writes a remote into the site of a repository of its own (absolute), with the versions and scripts of the site's shell, and installs it.
 * Returns its folder. Throws a `StepFailed` if it cannot be installed.
 */
export async function writeSiteRemote(remote: NewRemote, site: string): Promise<string> {
  const { name, scripts, dependencies, devDependencies } = JSON.parse(
    readFileSync(join(site, 'shell/package.json'), 'utf8'),
  );
  const versionOf = (dependency: string) => ({ ...devDependencies, ...dependencies })[dependency] ?? '*';
  const folder = join(site, `${remote.name}-mfe`);
  writeFiles(folder, {
    'package.json': packageOf(name.replace(/shell$/, remote.name), REACT, [], versionOf, scripts),
    ...newRemoteSources(remote),
    ...remoteTest(remote, 'vitest'),
  });
  await installIn(site);
  return folder;
}

/** Returns the sources of a site with a shell and one remote: without what installs, checks and tests them. */
export function siteSources(
  { name, title }: NewSite,
  { versionOf, own, scripts: { check, test } }: Installation,
): Files {
  const manifest = (folder: string, dependencies: string[], development: string[]) => {
    const version = (dependency: string) => (dependency.startsWith('@platform/') ? own : versionOf(dependency));
    return packageOf(`${name}-${folder}`, [...REACT, ...dependencies], development, version, { check, test });
  };
  return {
    'site.json': `{ "name": ${JSON.stringify(title)} }\n`,
    'shell/package.json': manifest(
      'shell',
      ['@emotion/styled', '@platform/browser', 'react-router', 'zustand'],
      ['@types/react-dom'],
    ),
    'shell/rsbuild.config.ts': `import { shell } from '@platform/build/preset';

export default shell({
  name: 'shell',
  root: ${DIRNAME},
  browser: './browser.tsx',
  server: './server.tsx',
});
`,
    'shell/browser.tsx': `import { startShell } from '@platform/browser/start-shell';

startShell(async () => (await import(/* webpackMode: "eager" */ './options.tsx')).parts);
`,
    'shell/server.tsx': `import { createServerBundle } from '@platform/browser/render';
import { parts } from './options.tsx';

export const { render, shared } = createServerBundle(parts);
`,
    'shell/options.tsx': `import { plainOptions } from '@platform/browser/plain-options';
import type { ShellOptions } from '@platform/browser/shell-options';
import { useRootData } from '@platform/contract/root-data';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The parts that browser and server build the pages from. */
export const parts: ShellOptions = { ...plainOptions, Layout };

function Layout({ children }: { readonly children: ReactNode }) {
  const { name } = useRootData().site as { readonly name: string };
  return (
    <>
      <header>
        {name} <Link to="/">Home</Link> <Link to="/about">About</Link>
      </header>
      <main>{children}</main>
    </>
  );
}
`,
    ...filesBelow('pages-mfe', {
      'package.json': manifest('pages', [], []),
      ...remoteSources('pages', [
        { path: '/', file: 'home', title, description: 'The first page of the smallest site.' },
        { path: '/about', file: 'about', title: 'About', description: 'What this site is.' },
      ]),
      'home.tsx': firstPage('Hello, world'),
    }),
    'pages-mfe/about.tsx': `export function Component() {
  return (
    <>
      <h1>About</h1>
      <p>One shell, one remote, two pages.</p>
    </>
  );
}
`,
  };
}

/** Returns the files of a site in a repository of its own that are not its sources. */
function ownFiles({ name, title }: NewSite, pack: Pack, packages: readonly PackedPackage[]): Files {
  const files = filesOf(packages);
  const commands = ['start', 'serve', 'dev'].map((command) => [command, `exec site ${command}`]);
  const others = [
    'new',
    'build',
    'gate',
    'release',
    'rollback',
    'promote',
    'canary',
    'pin',
    'retire',
    'collect',
    'releases',
    'token',
  ];
  const scripts = {
    ...Object.fromEntries(commands),
    ...Object.fromEntries(
      [...others, 'backup', 'restore', 'export', 'upgrade'].map((command) => [command, `site ${command}`]),
    ),
    test: 'vitest run',
    check: 'tsc --noEmit',
  };
  return {
    ...commonFiles(['*-mfe/**/*', 'shell/**/*']),
    ...filesBelow('pages-mfe', remoteTest({ name: 'pages', path: '/', title: 'Hello, world' }, 'vitest')),
    'package.json': toJson({
      name,
      private: true,
      type: 'module',
      engines: { node: '>=20.19.0' },
      workspaces: ['shell', '*-mfe'],
      scripts,
      devDependencies: sorted({ ...files, ...from(['@types/node', 'typescript', 'vite', 'vitest'], rangesFrom(pack)) }),
      overrides: overridesOf(packages),
    }),
    'pnpm-workspace.yaml': `# For pnpm; npm reads package.json.
packages:
  - shell
  - '*-mfe'
overrides:
${Object.entries(files)
  .map(([dependency, file]) => `  '${dependency}': ${file}`)
  .join('\n')}
# Each of these ships its binary in its package; none needs its script.
allowBuilds:
  '@parcel/watcher': false
  '@photostructure/sqlite': false
  esbuild: false
`,
    'README.md': `# ${title}

A site of a shell (\`shell/\`: layout, router) and remotes (\`pages-mfe/\`: pages), which are built and released apart. \`packages/\` has the
platform's packages.

\`\`\`sh
npm install
npm start                      # builds, releases what is new, serves http://127.0.0.1:3000, or PORT
npm run dev                    # hot reload
npm test && npm run check      # unit tests; types
npm run new -- remote events --path /events   # another remote, in events-mfe
npm run release -- pages       # after a change of pages-mfe: makes it live on the running site
npm run rollback -- pages      # makes the release before live again
npm run export -- ../server    # all that a server needs; node ../server/serve.mjs serves it
npm run upgrade -- FOLDER      # newer packages of the platform, from a folder that its npm run pack wrote
\`\`\`

\`site.json\` is the site's data, which every page receives. A release opens its pages in a browser: Chromium on PATH, at CHROMIUM_PATH, or
\`npx playwright install chromium\`.
`,
  };
}
