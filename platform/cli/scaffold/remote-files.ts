import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A new remote: its name in the registry, the path of its first page, and that page's heading. */
export interface NewRemote {
  readonly name: string;
  readonly path: string;
  readonly title: string;
}

/** Texts by their paths below the remote's folder. */
export type Files = Readonly<Record<string, string>>;

/** In parts, because `run.mjs` replaces the whole expression in a bundle. */
export const DIRNAME = ['import', 'meta', 'dirname'].join('.');

/** A page of a new remote. Its component is in `<file>.tsx`, and its chunk has the name of the file. */
interface NewPage {
  readonly path: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
}

/** Returns the sources of a remote with one page, for a workspace or a repository of its own. */
export function newRemoteSources({ name, path, title }: NewRemote): Files {
  const file = `${name}-page`;
  const description = `The first page of ${name}. Say here in one sentence what visitors find on it, for search engines.`;
  return { ...remoteSources(name, [{ path, file, title, description }]), [`${file}.tsx`]: firstPage(title) };
}

/** Returns the sources of a remote without those of its pages. */
export function remoteSources(name: string, pages: readonly NewPage[]): Files {
  const routes = pages.map(
    ({ path, file, title, description }) => `  {
    path: '${path}',
    lazy: () => import(/* webpackChunkName: "${file}" */ './${file}.tsx'),
    handle: { title: '${title}', description: '${description}' },
  },
`,
  );
  return {
    'rsbuild.config.ts': `import { remote } from '@platform/build/preset';

export default remote({
  name: '${name}',
  root: ${DIRNAME},
  exposes: { './routes': './routes.ts' },
});
`,
    'routes.ts': `import type { RemoteRoutes } from '@platform/contract/remote-routes';

export default [
${routes.join('')}] satisfies RemoteRoutes;
`,
  };
}

/** Returns the component of a page with a heading and a button. */
export const firstPage = (heading: string): string => `import { useState } from 'react';

export function Component() {
  const [times, setTimes] = useState(1);
  return (
    <>
      <h1>${heading}</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Said {times} times
      </button>
    </>
  );
}
`;

/** Returns the test of the remote's page. `runner` is the package with `expect` and `test`, `head` what that needs before all else. */
export function remoteTest({ path, title }: NewRemote, runner: string, head = ''): Files {
  return {
    'routes.test.ts': `${head}import { expect, test } from '${runner}';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import routes from './routes.ts';

test('the page has its path and its heading', async () => {
  const page = await routes.find((route) => route.path === '${path}')?.lazy();
  expect(page && renderToString(createElement(page.Component))).toMatch(/<h1[^>]*>${title}<\\/h1>/);
});
`,
  };
}

/** Writes files below a folder, which need not exist. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Returns the files with their paths below a folder. */
export const filesBelow = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
