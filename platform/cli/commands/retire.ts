import type { Deployed } from '@platform/contract/release';
import { command, step } from '../process/steps.ts';
import { nameFrom, openSite, printJson, short, since, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run retire -- <name> [--note TEXT] [--to URL] [--json]';
const help = `${usage}
  Takes a remote's pages away: they get the error page (404), and their paths are free for other remotes. Tabs that are open keep working:
  files of stored releases are served on. A start of the site does not bring the remote back, npm run promote does.

  npm run retire -- catalog --note 'Merged into marketing'

Links of other remotes to these pages are not changed. redirects.json can redirect visitors. The site and its token are found
as by npm run release.`;

await command(help, { ...siteOptions, note: { type: 'string' } }, async ({ values, positionals }) => {
  const name = nameFrom(positionals, usage);
  const { url, site } = openSite(values);
  const startedAt = performance.now();
  const note = values.note !== undefined && { note: values.note };
  const { seq, version, failed } = await site<Deployed>('POST', '/api/retirements', { name, ...note });
  step('retire', `${name} ${short(version)} is not live any more at ${url}`, startedAt);
  if (values.json) printJson({ name, url, version, seq, failed, ms: since(startedAt) });
});
