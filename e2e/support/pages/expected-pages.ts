import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../servers/site.ts';
import { testAll } from '../tier.ts';

/** What the browser tests expect of a page. Every remote lists its own pages in the file `expected-pages.ts`. */
export interface ExpectedPage {
  readonly path: string;
  /** HTTP status. Defaults to 200. */
  readonly status?: number;
  readonly title: string;
  /** Pattern of the description. Unset: the document has none. */
  readonly description?: RegExp;
  /** Text of the only `h1`. */
  readonly heading: string;
  /** Texts in `main`. */
  readonly texts: readonly string[];
  /** Elements of which `main` has exactly `count`, none of them without text. `selector` is a Playwright selector. */
  readonly elements: readonly { readonly name: string; readonly count: number; readonly selector: string }[];
  /** Left out by `npm test`, which tests another page of the same kind. */
  readonly fullTierOnly?: boolean;
  /** Rendered by the browser alone: a page of the admin area. */
  readonly isPrivate?: boolean;
}

const REQUIRED = ['path', 'title', 'heading', 'texts', 'elements'];
const OPTIONAL = ['status', 'description', 'fullTierOnly', 'isPrivate'];

/** Loads the expected pages of a remote. Throws if a page lacks a field or has an unknown one: no compiler compares them. */
async function loadPages(folder: string): Promise<readonly (ExpectedPage & { readonly remote: string })[]> {
  const file = join(root, folder, 'expected-pages.ts');
  const { default: pages }: { default: readonly ExpectedPage[] } = await import(file);
  return pages.map((page) => {
    const missing = REQUIRED.filter((field) => !(field in page));
    const unknown = Object.keys(page).filter((field) => ![...REQUIRED, ...OPTIONAL].includes(field));
    if (missing.length + unknown.length > 0) {
      throw new Error(`${file}: ${page.path} lacks [${missing}] and has unknown fields [${unknown}]`);
    }
    return { ...page, remote: folder.replace(/-mfe$/, '') };
  });
}

const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'expected-pages.ts')));

/** The pages of all remotes by path, each with the name of its remote. */
export const expectedPages = (await Promise.all(remotes.map(loadPages)))
  .flat()
  .sort((a, b) => (a.path < b.path ? -1 : 1));

const unknownPage: ExpectedPage = {
  path: '/no/such/page',
  status: 404,
  title: '404 Not Found · Studio 285',
  heading: 'Oops!',
  texts: ['Sorry, an unexpected error has occurred.', '404 Not Found', 'Back to Home'],
  elements: [{ name: 'links home', count: 1, selector: 'a[href="/"]' }],
};

/** Every public page, and the error page of an unknown path. */
export const publicPages = [...expectedPages.filter(({ isPrivate }) => !isPrivate), unknownPage];

/** One page of each kind; in the full tier every public page. */
export const samplePages = publicPages.filter(({ fullTierOnly }) => testAll || !fullTierOnly);

/** Every third sample page, for slow tests; in the full tier every public page. */
export const fewPages = samplePages.filter((_, i) => testAll || i % 3 === 0);

const GROUP_SIZE = 7;

/** Splits pages into groups for one test each, named by the first and last path. A browser context for each page is slow. */
export function inGroups(pages: readonly ExpectedPage[]): (readonly [name: string, pages: readonly ExpectedPage[]])[] {
  return Array.from({ length: Math.ceil(pages.length / GROUP_SIZE) }, (_, i) => {
    const group = pages.slice(i * GROUP_SIZE, (i + 1) * GROUP_SIZE);
    return [`${group[0]?.path} to ${group.at(-1)?.path}`, group];
  });
}
