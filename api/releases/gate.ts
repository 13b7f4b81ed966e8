import { type BuildInfo, buildInfo, type ReleaseFile } from '@studio/contract/release';
import * as v from 'valibot';
import { type Reason, ReleaseRefusal } from './refusal.ts';
import { webFiles } from './release.ts';

/** Most bytes of one file. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Most bytes of all files of a release. */
export const MAX_RELEASE_BYTES = 64 * 1024 * 1024;

/** What is wrong with a list of files. `stored` has the size in bytes of each file the site has, by sha256. */
export function listReasons(files: readonly ReleaseFile[], stored: ReadonlyMap<string, number>): Reason[] {
  const paths = new Set<string>();
  const reasons: Reason[] = [];
  for (const { path, sha256, size } of files) {
    const storedSize = stored.get(sha256);
    if (paths.has(path)) reasons.push({ field: path, message: 'is listed twice: list every path once' });
    if (storedSize === undefined) reasons.push({ field: path, message: 'is not here: send the file first' });
    else if (storedSize !== size) {
      reasons.push({ field: path, message: `has ${storedSize} bytes, not ${size}: list the size of the file` });
    }
    paths.add(path);
  }
  if (!paths.has('release.json'))
    reasons.push({ field: 'release.json', message: 'is missing: build the release again' });
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_RELEASE_BYTES) {
    reasons.push({ field: 'files', message: `have ${total} bytes: ${MAX_RELEASE_BYTES} is the most, make it smaller` });
  }
  return reasons;
}

/**
 * What the build wrote into `release.json`.
 * @throws ReleaseRefusal when it is not what a build writes.
 */
export function parseInfo(bytes: Uint8Array): BuildInfo {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), buildInfo), new TextDecoder().decode(bytes));
  if (result.success) return result.output;
  throw new ReleaseRefusal(
    result.issues.map((issue) => ({
      field: `release.json ${v.getDotPath(issue) ?? ''}`.trim(),
      message: `${issue.message}: build the release again`,
    })),
  );
}

/** What does not fit between a release's name, its `release.json` and its files. */
export function infoReasons(name: string, info: BuildInfo, files: readonly ReleaseFile[]): Reason[] {
  const present = new Set(webFiles(files).map(({ fileName }) => fileName));
  const scripts = [
    { field: 'entry', fileName: info.entry },
    ...Object.entries(info.chunks).flatMap(([chunk, names]) =>
      names.map((fileName) => ({ field: `chunks.${chunk}`, fileName })),
    ),
  ];
  const reasons: Reason[] = scripts.flatMap(({ field, fileName }) => {
    const at = `release.json ${field}`;
    if (!fileName.endsWith('.js'))
      return [{ field: at, message: `names ${fileName}, which is no script: name .js files` }];
    return present.has(fileName)
      ? []
      : [{ field: at, message: `names web/${fileName}, which is not listed: send it too` }];
  });
  if (info.name === name) return reasons;
  return [{ field: 'release.json name', message: `is ${info.name}, not ${name}: send it as ${info.name}` }, ...reasons];
}

/** Web files whose address already stands for other bytes, which visitors may keep for a year. */
export function addressReasons(
  files: readonly ReleaseFile[],
  sha256At: (fileName: string) => string | undefined,
): Reason[] {
  return webFiles(files)
    .filter(({ fileName, sha256 }) => (sha256At(fileName) ?? sha256) !== sha256)
    .map(({ fileName }) => ({
      field: `web/${fileName}`,
      message: 'has the name of an earlier file with other bytes: put a hash of the content into its name',
    }));
}
