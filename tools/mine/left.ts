import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Found, findWords, ownWords } from './words.ts';

/** What is left of the agency that a repository was made for. */
export interface Left {
  readonly name: string;
  /** Files that `CONTENT.md` listed, or folders with such files, and that are as they were. */
  readonly same: readonly string[];
  /** Lines with its words. */
  readonly lines: readonly Found[];
}

/** Texts that people read or write. */
const READ = /\.(ts|tsx|mjs|json|md|html|css|ya?ml)$|^LICENSE$|^CODEOWNERS$/;

/** Documents of the software itself, this program, and pictures, which nobody sees once no content names them. */
const OTHER = /(^|\/)CHANGELOG\.md$|^docs\/|^tools\/(mine|fonts)\/|^packages\/pictures\/|^pnpm-lock\.yaml$/;

/** Tests, measurements and examples: their agency is a fixed one, of `e2e/fixtures`. */
const TESTS = /\.(test|spec|fixture)\.tsx?$|^(e2e|bench|examples)\//;

/**
 * Returns what is left of the first agency: that whose name `site.json` had in the oldest commit. What it is known by is read from the
 * last commit that still has its name. Throws if the repository has no history.
 */
export function findLeft(root: string): Left {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
  const nameAt = (commit: string) => (JSON.parse(git('show', `${commit}:site.json`)) as { readonly name: string }).name;
  const changes = git('rev-list', 'HEAD', '--', 'site.json').split('\n').filter(Boolean);
  const first = changes.at(-1);
  if (first === undefined) throw new Error('The history of this repository does not contain site.json: clone it whole');
  const name = nameAt(first);
  // The first commit with another name: all before it is the first agency's.
  const renamed = changes.toReversed().find((commit) => nameAt(commit) !== name);
  const before = mkdtempSync(join(tmpdir(), 'first-agency-'));
  try {
    const archive = join(before, '.tar');
    execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, renamed ? `${renamed}^` : 'HEAD'], {
      cwd: root,
    });
    execFileSync('tar', ['-xf', archive, '-C', before]);
    const { identity, names } = ownWords(before);
    const files = allFiles(root).filter((path) => existsSync(join(root, path)));
    const texts = files.filter((path) => READ.test(path) && !OTHER.test(path) && !TESTS.test(path));
    return {
      name,
      same: listedIn(before).filter((path) => {
        const own = files.filter((file) => !OTHER.test(file) && (file === path || file.startsWith(`${path}/`)));
        return own.some((file) => isSame(join(before, file), join(root, file)));
      }),
      lines: findWords(root, texts, [...identity, ...names]),
    };
  } finally {
    rmSync(before, { recursive: true });
  }
}

/** Returns the files in the first column of the tables of `CONTENT.md`. */
const listedIn = (root: string): string[] =>
  [...readFileSync(join(root, 'CONTENT.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path);

const isSame = (a: string, b: string): boolean =>
  existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b));

/** What is an agency's own: it is replaced with its identity, texts and pictures. Folders end with a slash. */
const OWN = [
  'site.json',
  'redirects.json',
  'package.json',
  'CONTENT.md',
  'README.md',
  'LICENSE',
  'CODEOWNERS',
  'CHANGELOG.md',
  'docs/',
  'packages/pictures/',
  'tools/pictures/',
  'tools/fonts/websites.json',
];

const CODE = /\.(ts|tsx|mjs|js|json|css|yaml|yml)$/;

/** Returns the paths of all files of the repository. */
export const allFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

/** Returns whether a file is an agency's own. */
export const isOwn = (path: string): boolean =>
  path.includes('/content/') || OWN.some((own) => (own.endsWith('/') ? path.startsWith(own) : path === own));

/** Returns whether a file is code that every agency has: no test, no content, no picture. */
export const isCommonCode = (path: string): boolean => CODE.test(path) && !TESTS.test(path) && !isOwn(path);
