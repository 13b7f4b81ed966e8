import { createHash, randomBytes } from 'node:crypto';
import { command, wrongUse } from '../process/steps.ts';
import { newSigningKey } from '../releases/send-release.ts';
import { printJson } from '../releases/site-options.ts';

const usage = 'npm run token -- [--days N | --key] [--json]';
const help = `${usage}
  Makes a token for a team, and the line of teams.json that lets it release. The token is printed once and stored nowhere.

  npm run token
  npm run token -- --days 30
  npm run token -- --key

teams.json lists which team may release which remotes:

  { "teams": [{ "name": "Marketing", "releases": ["marketing"], "tokens": [{ "sha256": "…", "until": "2027-12-31" }] }] }

Put the line into the team's tokens, and give the token to the team: its commands read it from PUBLISH_TOKEN. A token ends on its
day, in UTC, or when its line is removed; the site need not be restarted. Several servers each need the file.

--key makes a pair of Ed25519 keys instead. A team with a public key in its list, "keys": ["…"], must sign its releases: its commands
read the private key from RELEASE_KEY. A token alone, also the publish token, then cannot release for it.`;

const DAY_MS = 86_400_000;

/** Longest time that a token is made for, in days. */
const MAX_DAYS = 3650;

const options = {
  days: { type: 'string', default: '365' },
  key: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

await command(help, options, ({ values }) => {
  if (values.key) {
    const pair = newSigningKey();
    return values.json ? printJson(pair) : printKey(pair);
  }
  const days = /^\d{1,4}$/.test(values.days) ? Number(values.days) : 0;
  if (days < 1 || days > MAX_DAYS) throw wrongUse(`--days must be a number from 1 to ${MAX_DAYS}.`);
  const token = randomBytes(32).toString('base64url');
  const sha256 = createHash('sha256').update(token).digest('hex');
  const until = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  if (values.json) return printJson({ token, sha256, until });
  console.log(`token for the team   ${token}`);
  console.log(`line in teams.json   ${JSON.stringify({ sha256, until })}`);
});

function printKey(pair: ReturnType<typeof newSigningKey>): void {
  console.log(`RELEASE_KEY          ${pair.privateKey}`);
  console.log(`key in teams.json    ${JSON.stringify(pair.publicKey)}`);
}
