import { createHash, randomBytes } from 'node:crypto';
import { command, wrongUse } from '../process/steps.ts';
import { printJson } from '../releases/site-options.ts';

const usage = 'npm run token -- [--days N] [--json]';
const help = `${usage}
  Makes a token for a team, and the line of teams.json that lets it release. The token is printed once and stored nowhere.

  npm run token
  npm run token -- --days 30

teams.json says who may release what:

  { "teams": [{ "name": "Marketing", "releases": ["marketing"], "tokens": [{ "sha256": "…", "until": "2027-12-31" }] }] }

Put the line into the team's tokens, and give the token to the team: its commands read it from PUBLISH_TOKEN. A token ends on its
day, in UTC, or when its line is removed; the site need not be restarted. Several servers each need the file.`;

const DAY_MS = 86_400_000;

/** Longest time that a token is made for, in days. */
const MAX_DAYS = 3650;

const options = { days: { type: 'string', default: '365' }, json: { type: 'boolean', default: false } } as const;

await command(help, options, ({ values }) => {
  const days = /^\d{1,4}$/.test(values.days) ? Number(values.days) : 0;
  if (days < 1 || days > MAX_DAYS) throw wrongUse(`--days must be a number from 1 to ${MAX_DAYS}.`);
  const token = randomBytes(32).toString('base64url');
  const sha256 = createHash('sha256').update(token).digest('hex');
  const until = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  if (values.json) return printJson({ token, sha256, until });
  console.log(`token for the team   ${token}`);
  console.log(`line in teams.json   ${JSON.stringify({ sha256, until })}`);
});
