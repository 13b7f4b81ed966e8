import type { Context } from '../context.ts';
import { warn } from '../print.ts';
import { readPublishToken } from './publish-token.ts';
import { createSignatures, type Signatures } from './signatures.ts';
import { type FindActor, openTeamsFile } from './teams.ts';

/** The teams of a site. */
export interface Teams {
  readonly findActor: FindActor;
  readonly signatures: Signatures;
}

/**
 * Opens the teams of a site.
 * @throws StartError naming the file, and what is wrong with it.
 */
export async function openTeams({ db, log, settings }: Pick<Context, 'db' | 'log' | 'settings'>): Promise<Teams> {
  const { findActor, findKeys } = await openTeamsFile({
    file: settings.teamsFile,
    publishToken: settings.publishToken ?? (await readPublishToken(settings.dataDir, warn)),
    onError: (error) => log.error({ err: error }, 'the list of teams cannot be read'),
  });
  return { findActor, signatures: createSignatures({ db, findKeys }) };
}
