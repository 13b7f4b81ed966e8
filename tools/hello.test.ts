import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { siteSources } from '@platform/cli/scaffold/site-files';
import { root } from '@platform/cli/workspace';

/** What the example shows beyond a new site, as replacements in the generated files. */
const ADDED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  // `examples/plain-host` loads it.
  'pages-mfe/rsbuild.config.ts': [["routes.ts' },\n", "routes.ts' },\n  open: true,\n"]],
  'shell/options.tsx': [
    ["from 'react-router-dom';\n", "from 'react-router-dom';\nimport { logLoadTimes } from './log-load-times.ts';\n"],
    ['Layout };', 'Layout, runtimePlugins: [logLoadTimes()] };'],
  ],
};

const generated = siteSources(
  { name: 'hello', title: 'Hello' },
  { versionOf: () => 'catalog:', own: 'workspace:*', scripts: { check: 'site check', test: 'site test' } },
);

it.each(Object.entries(generated))('examples/hello/%s is what a new site has', (path, text) => {
  const expected = (ADDED[path] ?? []).reduce((all, [from, to]) => all.replace(from, to), text);
  expect(readFileSync(join(root, 'examples/hello', path), 'utf8')).toBe(expected);
});
