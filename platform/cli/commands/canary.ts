import type { Deployed } from '@platform/contract/release';
import { command, step, wrongUse } from '../process/steps.ts';
import { browserForCheck, promote, reportUnrendered } from '../releases/promote.ts';
import { acceptedRemovals } from '../releases/send-release.ts';
import {
  deploymentOptions,
  deploymentsOf,
  findVersion,
  nameFrom,
  openSite,
  printJson,
  short,
  shownTo,
  trafficIn,
} from '../releases/site-options.ts';

const usage =
  'npm run canary -- <name>@<version> --traffic N [--removes PATH …] [--note TEXT] [--to URL] [--no-browser] [--json]';
const help = `${usage}
  Shows a stored release to N visitors of 100 instead of the live release. These visitors keep it while N grows. 0 ends the canary, 100
  makes the release live.

  npm run canary -- marketing@3f2a91 --traffic 25
  npm run canary -- marketing@3f2a91 --traffic 0 --note 'The form is too wide'

One canary of each name runs at a time. A promotion, rollback, retirement or pin of its name ends it. The rollout controller raises it to 25 and to
100 while it is no worse than the live release, and ends it otherwise; npm run releases shows why.

The version is given by its first six digits or more, as npm run releases lists them. A new canary is checked by the gate and in the
browser, as by npm run release. The site and its token are found as by npm run release.`;

const options = {
  ...deploymentOptions,
  traffic: { type: 'string' },
  'no-browser': { type: 'boolean', default: false },
} as const;

await command(help, options, async ({ values, positionals }) => {
  const [text = '', version = ''] = positionals[0]?.split('@') ?? [];
  const name = nameFrom([text, ...positionals.slice(1)], usage);
  if (values.traffic === undefined) throw wrongUse(`--traffic is missing: ${usage}`);
  const traffic = trafficIn(values.traffic, 0);
  const { url, site } = openSite(values);
  const startedAt = performance.now();
  const history = await deploymentsOf(site, name);
  const note = values.note !== undefined && { note: values.note };
  const release = {
    name,
    version: findVersion(history, version),
    traffic,
    ...acceptedRemovals(values.removes),
    ...note,
  };
  // A release that is shown was checked before, and the end of a canary is urgent.
  const isKnown = traffic === 0 || history.some(({ version: known, browser }) => known === release.version && browser);
  const { seq, failed } = isKnown
    ? reportUnrendered(await site<Deployed>('POST', '/api/canaries', release))
    : await promote({ site, url, browser: values['no-browser'] ? undefined : browserForCheck() }, release);
  step('canary', `${name} ${short(release.version)} is ${shownTo(traffic)} at ${url}`, startedAt);
  if (values.json) printJson({ name, url, version: release.version, traffic, seq, failed });
});
