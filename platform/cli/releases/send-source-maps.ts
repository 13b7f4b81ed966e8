import type { BuiltFile } from '@platform/build/gate/built-release';
import { EXIT, StepFailed } from '../process/steps.ts';
import { printable } from './printable.ts';

/** A project of Sentry. `url`: without a slash at its end. `release`: what the site's pages name in `Sentry.init`. */
export interface SentryProject {
  readonly url: string;
  readonly org: string;
  readonly project: string;
  readonly token: string;
  readonly release: string;
}

/** Time limit for one request, in milliseconds. */
const LIMIT_MS = 60_000;

/** Status of a release or a file that is there already: names of scripts contain a hash of their content. */
const EXISTS = 409;

/**
 * Sends the scripts of a release that have a source map, and the maps, to Sentry: https://docs.sentry.io/api/releases/. Sentry finds them
 * by the path of a script, so that one of its releases has all releases of a site. Returns the number of files that it did not have.
 * @throws StepFailed if it refuses, or cannot be reached.
 */
export async function sendSourceMaps(
  name: string,
  files: readonly BuiltFile[],
  sentry: SentryProject,
): Promise<number> {
  const { org, project, release } = sentry;
  const created = { version: release, projects: [project] };
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(created) };
  await post(sentry, `/api/0/organizations/${encodeURIComponent(org)}/releases/`, json);

  const byPath = new Map(files.map((file) => [file.path, file.bytes]));
  const maps = files.flatMap(({ path, bytes }) => {
    const script = /^maps\/(.+\.js)\.map$/.exec(path)?.[1];
    const source = script === undefined ? undefined : byPath.get(`web/${script}`);
    if (script === undefined || source === undefined) return [];
    return [
      { file: script, bytes: source, header: `Sourcemap:${script}.map` },
      { file: `${script}.map`, bytes },
    ];
  });
  const path = `/api/0/projects/${encodeURIComponent(org)}/${encodeURIComponent(project)}/releases/${encodeURIComponent(release)}/files/`;
  let sent = 0;
  for (const { file, bytes, header } of maps) {
    const form = new FormData();
    form.set('name', `~/assets/${name}/${file}`);
    if (header !== undefined) form.set('header', header);
    form.set('file', new Blob([new Uint8Array(bytes)]), file);
    if (await post(sentry, path, { body: form })) sent += 1;
  }
  return sent;
}

/** Sends a request with the token. Returns false if what it creates exists. */
async function post({ url, token }: SentryProject, path: string, { headers, ...init }: RequestInit): Promise<boolean> {
  const response = await fetch(url + path, {
    ...init,
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${token}` },
    // Another address would get the token.
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch((error) => {
    throw new StepFailed(`${url} cannot be reached: ${error.cause?.message ?? error.message}`, '', EXIT.unreachable);
  });
  if (response.ok) return true;
  if (response.status === EXISTS) return false;
  const reason = printable((await response.text()).slice(0, 1000));
  throw new StepFailed(`Sentry refused (POST ${path}: ${response.status}): ${reason}`, '', EXIT.refused);
}
