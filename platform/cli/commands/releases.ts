import type { ReleaseHistory, StoredRelease } from '@platform/contract/release';
import { command, step, wrongUse } from '../process/steps.ts';
import {
  compareReleases,
  printComparison,
  printHistory,
  printTexts,
  type TextChanges,
} from '../releases/print-releases.ts';
import { signStored } from '../releases/send-release.ts';
import { SiteRefused } from '../releases/site-client.ts';
import { deploymentsOf, findVersion, nameFrom, openSite, printJson, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run releases -- [<name> --diff A B | sign <name>] [--to URL] [--json]';
const help = `${usage}
  Lists live and earlier releases, newest first: bytes, whether a browser checked them, a summary of the gate's report (rendered pages,
  largest set of initial scripts), actor, commit and note. --json adds the whole report and the hash of each entry of the log.

  npm run releases
  npm run releases -- --to https://example.com --json

--diff compares two releases of a name: the lines of text on their pages, files, pages with the bytes of their initial scripts, shared
packages. A release is given by the first six digits of its version or more, or as live.

  npm run releases -- marketing-mfe --diff 3f2a91 live

sign signs all releases of a name that the site has stored, with RELEASE_KEY: without a signature, none of them can be live again once
teams.json has a first key for the name.

  RELEASE_KEY=… npm run releases -- sign marketing-mfe

The site and its token are found as by npm run release.`;

await command(help, { ...siteOptions, diff: { type: 'string' } }, async ({ values, positionals }) => {
  if (values.diff === undefined && positionals.length > 0 && positionals[0] !== 'sign')
    throw wrongUse(`A name needs --diff: ${usage}`);
  const { site } = openSite(values);
  if (positionals[0] === 'sign') {
    const name = nameFrom(positionals.slice(1), usage);
    const signed = await signStored(site, name);
    step('sign', `${signed.length} stored releases of ${name}`);
    return values.json ? printJson({ name, signed }) : undefined;
  }
  if (values.diff === undefined) {
    const history = await site<ReleaseHistory>('GET', '/api/releases');
    return values.json ? printJson(history) : printHistory(history);
  }
  const name = nameFrom(positionals, usage, 2);
  const history = await deploymentsOf(site, name);
  const [from, to] = [values.diff, positionals[1] ?? ''].map((text) => findVersion(history, text));
  const read = (version = '') => site<StoredRelease>('GET', `/api/releases/${name}/${version}`);
  const comparison = compareReleases(await read(from), await read(to));
  const path = `/api/releases/${name}/${to}/texts?from=${from}`;
  const texts = await site<TextChanges>('GET', path).catch((error: unknown) => withoutTexts(error));
  if (values.json) return printJson({ name, ...comparison, texts });
  printComparison(comparison);
  if (texts) printTexts(texts);
});

/** Reports that the texts were not compared: by a site of an earlier version, for a token of another team, or because it is busy. */
function withoutTexts(error: unknown): undefined {
  if (!(error instanceof SiteRefused)) throw error;
  step('texts', `not compared. ${error.message}`);
}
