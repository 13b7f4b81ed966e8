import { SHELL } from '@platform/contract/registry';
import type { Candidate, Violation } from './violation.ts';

/** Where React gives its renderer access to the state of a page. Only React itself sets it; every version since 19.0 has it. */
const OWN_STATE = /\b__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/;

/** Returns a violation for each script of a remote with a copy of React: hooks of that copy fail in a page that the shell's renders. */
export function reactCopyViolations({ name, texts }: Pick<Candidate, 'name' | 'texts'>): Violation[] {
  if (name === SHELL) return [];
  const message = "has a copy of React, which fails in the shell's pages: share react with import: false";
  return [...texts]
    .filter(([fileName, bytes]) => fileName.endsWith('.js') && OWN_STATE.test(new TextDecoder().decode(bytes)))
    .map(([fileName]) => ({ field: `web/${fileName}`, message }));
}
