import { readFile } from 'node:fs/promises';
import { sha256 } from '@platform/build/gate/built-release';
import { releaseName } from '@platform/contract/registry';
import * as v from 'valibot';
import type { PlatformDatabase } from '../database/schema.ts';
import { ProblemError } from '../http/problem.ts';
import type { Logger } from '../http/request-log.ts';
import { warn } from '../print.ts';
import type { TeamOf } from '../queues.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { readPublishToken } from './publish-token.ts';
import { createSignatures, type FindKeys, type Signatures } from './signatures.ts';

const EXAMPLE =
  '{ "teams": [{ "name": "Marketing", "releases": ["marketing"], "tokens": [{ "sha256": "…", "until": "2027-12-31" }] }] }';

const teamToken = v.strictObject({
  /** Hash of the token, hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a sha256 in hexadecimal')),
  /** The last day on which it can be used, in UTC. */
  until: v.pipe(v.string(), v.isoDate('a day such as 2027-12-31')),
});

/** The public half of an Ed25519 key: SPKI in base64url. */
const publicKey = v.pipe(
  v.string(),
  v.regex(/^MCowBQYDK2VwAyEA[\w-]{43}$/, 'the public half of an Ed25519 key, as npm run token -- --key prints it'),
);

const count = v.pipe(v.number('a number'), v.integer('a whole number'), v.minValue(0, 'not below zero'));

/** The limits of a team. */
const quota = v.strictObject({
  /** Previews that are open at once on a server. The server has room for three of all teams. */
  previews: v.optional(count, 2),
  /** Releases that named previews show. */
  namedPreviews: v.optional(count, 50),
  /** Releases that are stored in an hour. */
  releasesPerHour: v.optional(count, 60),
  /** Files that its tokens sent and that are stored, in millions of bytes. */
  storedMegabytes: v.optional(count, 500),
});

export type Quota = v.InferOutput<typeof quota>;

const team = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/^\P{C}*$/u, 'one line')),
  /** What it may release: names of remotes, or `shell`. */
  releases: v.pipe(v.array(releaseName), v.minLength(1, 'one name or more')),
  tokens: v.array(teamToken),
  /** One of them has to sign each release of these names. */
  keys: v.optional(v.array(publicKey)),
  quota: v.optional(quota, {}),
});

const teamsFile = v.strictObject({ teams: v.array(team) });

type Team = v.InferOutput<typeof team>;

/** The holder of a token. `releases`: the names that the actor may release; unset: all. `quota`: unset: none. */
export interface Actor {
  readonly name: string;
  readonly releases?: readonly string[];
  readonly quota?: Quota;
}

/** Returns the actor with a token. */
export type FindActor = (token: string) => Promise<Actor | undefined>;

interface TeamsDeps {
  /** The site's list of teams. It need not exist. */
  readonly file: string;
  /** May release everything. */
  readonly publishToken: string;
  /** Called when the file could not be read after a change. Tokens of teams are refused with a 503 then. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/**
 * Reads the teams of a site. The file is read again at each use, so that a token that was removed from it is refused at once.
 * @throws StartError naming the file, and what is wrong with it.
 */
export async function openTeamsFile({ file, publishToken, onError, now = () => new Date() }: TeamsDeps) {
  const ownHash = sha256(publishToken);
  await readTeams(file);

  const readTeamsNow = () =>
    readTeams(file).catch((error: unknown) => {
      onError(error);
      throw teamsUnreadable();
    });

  /** Rejects for all but the publish token while the file cannot be read. */
  const findActor: FindActor = async (token) => {
    const hash = sha256(token);
    if (hash === ownHash) return { name: 'publish token' };
    const teams = await readTeamsNow();
    const today = now().toISOString().slice(0, 10);
    const hasToken = ({ tokens }: Team) => tokens.some(({ sha256: known, until }) => known === hash && today <= until);
    const team = teams.find(hasToken);
    return team && { name: team.name, releases: team.releases, quota: team.quota };
  };

  /** Rejects while the file cannot be read: a signature may be required. */
  const findKeys: FindKeys = async (name) => {
    const teams = await readTeamsNow();
    return teams.flatMap(({ releases, keys = [] }) => (releases.includes(name) ? keys : []));
  };

  /** A name without a team has a key of its own, as has each while the file cannot be read. */
  const teamOf: TeamOf = async (name) => {
    const teams = await readTeams(file).catch(() => []);
    const team = teams.find(({ releases }) => releases.includes(name));
    return team ? `team ${team.name}` : name;
  };

  return { findActor, findKeys, teamOf };
}

const teamsUnreadable = () =>
  new ProblemError({
    slug: 'teams-unreadable',
    status: 503,
    title: 'The list of teams cannot be read, so nothing is released',
    detail: 'Repair teams.json on the server: its log has the reason.',
  });

/** Returns the teams in a file; none if there is no such file. */
async function readTeams(file: string): Promise<readonly Team[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{ "teams": [] }';
    throw new StartError(`${file} cannot be read (${error.code}): make it readable, or remove it`);
  });
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), teamsFile), text, { abortEarly: true });
  if (result.success) return result.output.teams;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the whole file';
  throw new StartError(`${file}: ${place}: ${issue.message}: write ${EXAMPLE}`);
}

interface OpenDeps {
  readonly db: PlatformDatabase;
  readonly log: Pick<Logger, 'error'>;
  readonly settings: Pick<Settings, 'dataDir' | 'publishToken' | 'teamsFile'>;
}

/** The teams of a site. */
export interface Teams {
  readonly findActor: FindActor;
  readonly signatures: Signatures;
  readonly teamOf?: TeamOf;
}

/**
 * Opens the teams of a site.
 * @throws StartError naming the file, and what is wrong with it.
 */
export async function openTeams({ db, log, settings }: OpenDeps): Promise<Teams> {
  const { findActor, findKeys, teamOf } = await openTeamsFile({
    file: settings.teamsFile,
    publishToken: settings.publishToken ?? (await readPublishToken(settings.dataDir, warn)),
    onError: (error) => log.error({ err: error }, 'the list of teams cannot be read'),
  });
  return { findActor, teamOf, signatures: createSignatures({ db, findKeys }) };
}
