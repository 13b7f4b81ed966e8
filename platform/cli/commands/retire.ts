import type { Deployed } from '@platform/contract/release';
import { command, step } from '../process/steps.ts';
import { pagesLinkingTo } from '../releases/links-to.ts';
import { printable } from '../releases/printable.ts';
import { nameFrom, openSite, printJson, short, since, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run retire -- <name> [--note TEXT] [--to URL] [--json]';
const help = `${usage}
  Takes a remote's pages away: they get the error page (404), and their paths are free for other remotes. Tabs that are open keep working:
  files of stored releases are served on. A start of the site does not bring the remote back, npm run promote does.

  npm run retire -- catalog --note 'Merged into marketing'

Links of other remotes to these pages are not changed: the command names them. redirects.json can redirect visitors. The site and its token are found
as by npm run release.`;

/** The most pages that are listed. */
const MAX_LINES = 20;

await command(help, { ...siteOptions, note: { type: 'string' } }, async ({ values, positionals }) => {
  const name = nameFrom(positionals, usage);
  const { url, site } = openSite(values);
  const startedAt = performance.now();
  const note = values.note !== undefined && { note: values.note };
  const linking = await pagesLinkingTo(url, name).catch(() => undefined);
  const { seq, version, failed } = await site<Deployed>('POST', '/api/retirements', { name, ...note });
  step('retire', `${name} ${short(version)} is not live any more at ${url}`, startedAt);
  if (linking === undefined) step('links', 'pages that link to it could not be read');
  else if (linking.length > 0) step('links', `${linking.length} pages link to pages that are gone:`);
  for (const { path, links } of linking?.slice(0, MAX_LINES) ?? []) {
    console.log(`  ${printable(path)}: ${printable(links.join(', '))}`);
  }
  if (linking && linking.length > MAX_LINES) console.log(`  and ${linking.length - MAX_LINES} more`);
  if (values.json) printJson({ name, url, version, seq, failed, linking: linking ?? null, ms: since(startedAt) });
});
