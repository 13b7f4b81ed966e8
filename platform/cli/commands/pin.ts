import type { Deployed } from '@platform/contract/release';
import { command, step, wrongUse } from '../process/steps.ts';
import { nameFrom, openSite, printJson, short, siteOptions } from '../releases/site-options.ts';

const usage = 'npm run pin -- <name> --note TEXT | --off [--note TEXT] [--to URL] [--json]';
const help = `${usage}
  Pins what is live: the site refuses every promotion, rollback and retirement of that name, also by npm start, until it is unpinned.
  Refusals show the note.

  npm run pin -- marketing-mfe --note 'The fair is on until Friday'
  npm run pin -- marketing-mfe --off

Other names are released as before. The site and its token are found as by npm run release.`;

const options = { ...siteOptions, off: { type: 'boolean', default: false }, note: { type: 'string' } } as const;

await command(help, options, async ({ values, positionals }) => {
  const name = nameFrom(positionals, usage);
  if (!values.note && !values.off) throw wrongUse(`Say why: ${usage}`);
  const { url, site } = openSite(values);
  const pinned = !values.off;
  const { seq, version } = await site<Deployed>('POST', '/api/pins', {
    name,
    pinned,
    ...(values.note && { note: values.note }),
  });
  step('pin', `${name} ${short(version)} is ${pinned ? 'pinned' : 'not pinned any more'} at ${url}`);
  if (values.json) printJson({ name, url, version, seq, pinned });
});
