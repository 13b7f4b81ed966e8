import type { ReleaseHistory, StoredRelease } from '@platform/contract/release';
import { command, wrongUse } from '../process/steps.ts';
import { compareReleases, printComparison, printHistory } from '../releases/print-releases.ts';
import { deploymentsOf, findVersion, nameFrom, openSite, printJson, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run releases -- [<name> --diff A B] [--to URL] [--json]';
const help = `${usage}
  Lists live and earlier releases, newest first: bytes, whether a browser checked them, a summary of the gate's report (rendered pages,
  largest set of initial scripts), actor, commit and note. --json adds the whole report and the hash of each entry of the log.

  npm run releases
  npm run releases -- --to https://example.com --json

--diff compares two releases of a name: files, pages with the bytes of their initial scripts, shared packages. A release is given by the
first six digits of its version or more, or as live.

  npm run releases -- marketing-mfe --diff 3f2a91 live

The site and its token are found as by npm run release.`;

await command(help, { ...siteOptions, diff: { type: 'string' } }, async ({ values, positionals }) => {
  if (values.diff === undefined && positionals.length > 0) throw wrongUse(`A name needs --diff: ${usage}`);
  const { site } = openSite(values);
  if (values.diff === undefined) {
    const history = await site<ReleaseHistory>('GET', '/api/releases');
    return values.json ? printJson(history) : printHistory(history);
  }
  const name = nameFrom(positionals, usage, 2);
  const history = await deploymentsOf(site, name);
  const read = (text = '') => site<StoredRelease>('GET', `/api/releases/${name}/${findVersion(history, text)}`);
  const comparison = compareReleases(await read(values.diff), await read(positionals[1]));
  if (values.json) printJson({ name, ...comparison });
  else printComparison(comparison);
});
