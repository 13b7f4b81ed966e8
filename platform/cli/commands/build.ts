import { build, buildDevelopment } from '../builds/build.ts';
import { command } from '../process/steps.ts';
import { frontEnds, serverFolder } from '../site.ts';
import { install } from '../workspace.mjs';

const help = `npm run build [-- --for-tests]
  Builds what has changed of the site. With --for-tests it builds everything that tests use: all packages of the workspace,
  and the site's front ends with React's development build as well.`;

await command(help, { 'for-tests': { type: 'boolean', default: false } }, async ({ values }) => {
  install();
  if (!values['for-tests']) return build([...frontEnds().map(({ folder }) => folder), serverFolder]);
  await build();
  await buildDevelopment();
});
