import type { ReleaseFile } from '@platform/contract/release';
import type { Violation } from './violation.ts';

/** Maximum bytes of one file. The site reads a file into memory when it is sent. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Maximum bytes of all files of a release. */
const MAX_RELEASE_BYTES = 64 * 1024 * 1024;

/** Maximum bytes of all scripts and style sheets of the client bundle, which the gate compresses and reads. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

/** `release.json`, `web/<file>`, `server/<file>` or `maps/<file>`: flat, so that no path can lead anywhere else. */
const RELEASE_PATH =
  /^(release\.json|(web|server)\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}|maps\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}\.map)$/;

/** Returns violations if a release's list of files is malformed or exceeds the limits. */
export function listViolations(files: readonly ReleaseFile[]): Violation[] {
  const seen = new Set<string>();
  const violations: Violation[] = [];
  for (const { path, size } of files) {
    if (!RELEASE_PATH.test(path)) {
      violations.push({
        field: path,
        message: 'is not a path of a release: put the file at web/<file> or server/<file>',
      });
    }
    if (/^web\/.*\.map$/.test(path)) {
      violations.push({ field: path, message: 'is a source map, which would be published: put it at maps/<file>' });
    }
    if (seen.has(path)) violations.push({ field: path, message: 'is listed twice: list every path once' });
    if (size > MAX_FILE_BYTES) {
      violations.push({ field: path, message: `has ${size} bytes, more than ${MAX_FILE_BYTES}: make it smaller` });
    }
    seen.add(path);
  }
  if (!seen.has('release.json')) {
    violations.push({ field: 'release.json', message: 'is missing: build the release again' });
  }
  const texts = files.filter(({ path }) => /^web\/.*\.(js|css)$/.test(path)).reduce((sum, { size }) => sum + size, 0);
  if (texts > MAX_TEXT_BYTES) {
    const message = `has ${texts} bytes of scripts and style sheets, more than ${MAX_TEXT_BYTES}: make them smaller`;
    violations.push({ field: 'web', message });
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_RELEASE_BYTES) {
    const message = `have ${total} bytes, more than ${MAX_RELEASE_BYTES}: make them smaller`;
    violations.push({ field: 'files', message });
  }
  return violations;
}
