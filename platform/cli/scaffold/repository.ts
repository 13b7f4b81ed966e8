import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../process/run.ts';
import { StepFailed, step, wrongUse } from '../process/steps.ts';
import { type Files, writeFiles } from './remote-files.ts';

/** A packed package: its name, its version, and the name of the file that npm installs. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** The packages of one packing, and the versions of other packages that they were made with. */
export interface Pack {
  readonly packages: readonly PackedPackage[];
  readonly versions: Readonly<Record<string, string>>;
}

/** File of a pack's folder, beside the packages, with the `Pack` as JSON. */
export const PACK_FILE = 'pack.json';

/** The folder of a repository with the packed packages. */
export const PACKAGES = 'packages';

/**
 * The test runner of repositories of their own, which needs no configuration for TypeScript. Vite 8.4.0 has an optional dependency that not
 * every registry has; without it `npm ci` refuses the lockfile.
 */
const TEST_TOOLS: Readonly<Record<string, string>> = { vitest: '4.1.12', vite: '8.3.8' };

export const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a record in the order of its names. */
export const sorted = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the pack in a folder (absolute). Throws a `StepFailed` if it has none. */
export function readPack(folder: string): Pack {
  const file = join(folder, PACK_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw wrongUse(
    `There are no packed packages in ${folder}: name the folder that npm run pack writes (dist/packages).`,
  );
}

/** Returns a function that returns the range of a package of the pack's `versions`. */
export const rangesFrom =
  ({ versions }: Pack) =>
  (name: string): string => {
    const tool = TEST_TOOLS[name];
    if (tool !== undefined) return tool;
    const version = versions[name];
    if (version === undefined) throw new Error(`The pack names no version of ${name}`);
    return `^${version}`;
  };

/** Returns the files of packages, as `package.json` names them. */
export const filesOf = (packages: readonly PackedPackage[]): Record<string, string> =>
  Object.fromEntries(packages.map(({ name, file }) => [name, `file:${PACKAGES}/${file}`]));

/** The packages name each other by their versions; in a repository they are files. */
export const overridesOf = (packages: readonly PackedPackage[]): Record<string, string> =>
  Object.fromEntries(packages.map(({ name }) => [name, `$${name}`]));

/** Returns the same texts for all repositories: they need no registry's name, and their types are checked by one configuration. */
export const commonFiles = (include: readonly string[]): Files => ({
  // The lockfile then names no registry, and installs from whichever is configured.
  '.npmrc': 'omit-lockfile-registry-resolved=true\nsave-exact=true\n',
  '.gitignore': 'node_modules/\ndist/\ndata/\n.mf/\n',
  'tsconfig.json': toJson({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node', '@rsbuild/core/types'],
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
    include,
  }),
});

/** Throws a `StepFailed` unless a folder (absolute) is empty or does not exist. A `.git` folder may be in it. */
export function checkEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw wrongUse(`${folder} is a file: name an empty folder, or a new one.`);
  const [entry] = readdirSync(folder).filter((name) => name !== '.git');
  if (entry !== undefined) throw wrongUse(`${folder} is not empty (${entry}): name an empty folder, or a new one.`);
}

interface NewRepository {
  /** Absolute; see `checkEmpty`. */
  readonly folder: string;
  readonly files: Files;
  /** The packages that are copied into it, and the folder that they are in, absolute. */
  readonly packages: readonly PackedPackage[];
  readonly packedIn: string;
  /** Subject of the first commit. */
  readonly subject: string;
}

/** Writes a repository, installs it, and commits it to Git. Throws a `StepFailed` if it could not be installed. */
export async function writeRepository({ folder, files, packages, packedIn, subject }: NewRepository): Promise<void> {
  mkdirSync(join(folder, PACKAGES), { recursive: true });
  for (const { file } of packages) cpSync(join(packedIn, file), join(folder, PACKAGES, file));
  writeFiles(folder, files);
  await installIn(folder);
  commitAll(folder, subject);
}

/** Installs a repository with the package manager that runs this command, or else whose lockfile it has. Throws a `StepFailed`. */
export async function installIn(folder: string): Promise<void> {
  const isPnpm = existsSync(join(folder, 'pnpm-lock.yaml')) || /^pnpm\//.test(process.env.npm_config_user_agent ?? '');
  const args = isPnpm
    ? ['install', '--no-frozen-lockfile', '--prefer-offline']
    : ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  const program = isPnpm ? 'pnpm' : 'npm';
  const { code, output } = await run(program, args, { cwd: folder, env: { CI: 'true' } });
  if (code === 0) return;
  throw new StepFailed(
    `${folder} was written, but ${program} could not install it: run ${program} install there.`,
    output,
  );
}

/** Makes the first commit, unless there is no Git, or the folder is in a repository already. */
function commitAll(folder: string, subject: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  try {
    if (!existsSync(join(folder, '.git'))) {
      if (isInRepository(folder)) throw new Error('the folder is in a repository already');
      git('init', '--quiet', '--initial-branch=main');
    }
    git('add', '--all');
    git('commit', '--quiet', '--no-verify', `--message=${subject}`);
    step('git', `committed: ${subject}`);
  } catch (error) {
    const { code, message, stderr } = Object(error) as Error & { readonly code?: string; readonly stderr?: string };
    const reason = code === 'ENOENT' ? 'there is no git' : (stderr || message).trim().split('\n').at(-1);
    step('git', `nothing was committed: ${reason}`);
  }
}

/** Returns whether a folder is in a repository of Git. */
const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, '.git')) || (dirname(folder) !== folder && isInRepository(dirname(folder)));
