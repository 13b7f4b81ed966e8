import { createHash } from 'node:crypto';
import { SHELL } from '@platform/contract/registry';
import type { Candidate, Violation } from './violation.ts';

/** Returns the value for an `integrity` attribute: `sha384-…` in base64. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns a violation for each script of a chunk whose hash is not in the entry: browsers do not run such a chunk. */
export function integrityViolations({ info, texts }: Pick<Candidate, 'info' | 'texts'>): Violation[] {
  const entry = texts.get(info.entry);
  if (entry === undefined) return [];
  const listed = new Set(new TextDecoder().decode(entry).match(/sha384-[A-Za-z0-9+/]{64}/g));
  const chunks = new Set(
    Object.values(info.chunks)
      .flat()
      .filter((fileName) => fileName.endsWith('.js')),
  );
  chunks.delete(info.entry);
  return [...chunks].flatMap((fileName) => {
    const bytes = texts.get(fileName);
    if (bytes === undefined || listed.has(integrityOf(bytes))) return [];
    const message = 'is not the file whose hash is in the entry: build the release again, and change no file by hand';
    return [{ field: `web/${fileName}`, message }];
  });
}

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
