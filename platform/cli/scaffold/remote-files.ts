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

/** Returns the sources of a remote with one page, for a workspace or a repository of its own. */
export function remoteSources({ name, path, title }: NewRemote): Files {
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
  {
    path: '${path}',
    lazy: () => import(/* webpackChunkName: "${name}" */ './${name}-page.tsx'),
    handle: {
      title: '${title}',
      description: 'The first page of ${name}. Say here in one sentence what visitors find on it, for search engines.',
    },
  },
] satisfies RemoteRoutes;
`,
    [`${name}-page.tsx`]: `import { useState } from 'react';

/** The page at ${path}. */
export function Component() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <h1>${title}</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Pressed {times} times
      </button>
    </>
  );
}
`,
  };
}

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
