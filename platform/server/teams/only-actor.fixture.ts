import type { FindActor } from './teams.ts';

/** Accepts one token, which may release everything. */
export const onlyActor =
  (valid: string): FindActor =>
  async (token) =>
    token === valid ? { name: 'publish token' } : undefined;

/** Replaces the signatures of a site whose teams have no keys. */
export const noSignatures = { require: async () => {} };
