import { execFileSync } from 'node:child_process';

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

/** Measurements, and what tests and examples expect of a page or make up. */
const EXPECTING = /\.(test|spec|fixture)\.tsx?$|^(e2e|bench|examples)\//;

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
export const isCommonCode = (path: string): boolean => CODE.test(path) && !EXPECTING.test(path) && !isOwn(path);
