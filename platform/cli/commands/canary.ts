import type { Deployed, ReleaseHistory } from '@platform/contract/release';
import { command, step, wrongUse } from '../process/steps.ts';
import { findVersion } from '../releases/find-version.ts';
import { browserForCheck, promoteChecked, promoteUnchecked } from '../releases/promote.ts';
import { acceptedRemovals } from '../releases/send-release.ts';
import { nameFrom, openSite, printJson, short, switchOptions } from '../releases/site-options.ts';
import { shownTo, trafficIn } from '../releases/traffic.ts';

const usage =
  'npm run canary -- <name>@<version> --traffic N [--removes PATH …] [--note TEXT] [--to URL] [--no-browser] [--json]';
const help = `${usage}
  Shows a stored release to N visitors of 100, in place of the live one of its name. Whoever is shown it stays so while N grows. 0 ends
  the canary, 100 makes the release live for all.

  npm run canary -- marketing@3f2a91 --traffic 25
  npm run canary -- marketing@3f2a91 --traffic 0 --note 'The form is too wide'

One canary runs at a time. Its name's next promotion, roll-back, retirement or pin ends it. By itself it goes on to 25 and to 100 when
nothing is worse than with the live release, and ends when something is; npm run releases shows why.

The version is given by its first six digits or more, as npm run releases lists them. A release that is not shown to anybody yet is
checked by the gate and by the browser as npm run release does. The site and its token are found as by npm run release.`;

const options = {
  ...switchOptions,
  traffic: { type: 'string' },
  'no-browser': { type: 'boolean', default: false },
} as const;

await command(help, options, async ({ values, positionals }) => {
  const [text = '', version = ''] = positionals[0]?.split('@') ?? [];
  const name = nameFrom([text, ...positionals.slice(1)], usage);
  if (values.traffic === undefined) throw wrongUse(`Say how many visitors of 100: ${usage}`);
  const traffic = trafficIn(values.traffic, 0);
  const { url, site } = openSite(values.to);
  const startedAt = performance.now();
  const { releases } = await site<ReleaseHistory>('GET', '/api/releases');
  const history = releases.find((one) => one.name === name)?.deployments ?? [];
  const release = {
    name,
    version: findVersion(history, version),
    traffic,
    ...acceptedRemovals(values.removes),
    ...(values.note !== undefined && { note: values.note }),
  };
  // What is shown to some already was checked then; and whoever ends a canary is in a hurry.
  const isKnown = traffic === 0 || history.some((one) => one.version === release.version && one.browser);
  const deployed = isKnown
    ? await site<Deployed>('POST', '/api/canaries', release)
    : values['no-browser']
      ? await promoteUnchecked(site, release)
      : await promoteChecked({ site, url, browser: browserForCheck() }, release);
  const { seq, failed } = deployed;
  if (failed.length > 0) step('render', `not rendered ahead: ${failed.join(', ')}`);
  step('canary', `${name} ${short(release.version)} is ${shownTo(traffic)} at ${url}`, startedAt);
  if (values.json) printJson({ name, url, version: release.version, traffic, seq, failed });
});
