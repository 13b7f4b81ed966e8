import type { Registry } from '@platform/contract/registry';
import { command, step, wrongUse } from '../process/steps.ts';
import { fetchRelease } from '../releases/fetch-release.ts';
import { sendSourceMaps } from '../releases/send-source-maps.ts';
import { nameFrom, openSite, originOf, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run sentry -- [<name>] [--to URL]';
const help = `${usage}
  Sends the source maps of what is live to a project of Sentry, which then shows the lines of the sources. Without a name, those of the shell
  and of all remotes. What Sentry has already is not sent again. No address of the site serves source maps.

  SENTRY_ORG=studio SENTRY_PROJECT=site SENTRY_AUTH_TOKEN=… npm run sentry
  npm run sentry -- marketing-mfe --to https://example.com

SENTRY_AUTH_TOKEN is a token with the scope project:releases. SENTRY_RELEASE is the release that pages name in Sentry.init (default: site);
it can stay the same, as names of scripts contain a hash. SENTRY_URL is another Sentry than https://sentry.io.

The site and its token are found as by npm run release.`;

await command(help, { to: siteOptions.to, insecure: siteOptions.insecure }, async ({ values, positionals }) => {
  const org = process.env.SENTRY_ORG;
  const project = process.env.SENTRY_PROJECT;
  const token = process.env.SENTRY_AUTH_TOKEN;
  if (!org || !project || !token) throw wrongUse('Set SENTRY_ORG, SENTRY_PROJECT and SENTRY_AUTH_TOKEN.');
  const url = originOf(process.env.SENTRY_URL || 'https://sentry.io', 'SENTRY_URL', values.insecure);
  const release = process.env.SENTRY_RELEASE || 'site';
  const { site } = openSite(values);
  const names =
    positionals.length > 0
      ? [nameFrom(positionals, usage)]
      : Object.keys((await site<Registry>('GET', '/api/registry')).microFrontends);
  for (const name of names) {
    const startedAt = performance.now();
    const { files } = await fetchRelease(site, name);
    const sent = await sendSourceMaps(name, files, { url, org, project, token, release });
    step('sentry', `${name}: ${sent} files sent`, startedAt);
  }
});
