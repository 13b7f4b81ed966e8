import type { Violation } from '@platform/build/gate/violation';
import type { ReleaseFile } from '@platform/contract/release';
import { webFiles } from '../releases/release.ts';

/** Files that are not stored, or not as they are listed. `stored`: sizes in bytes by sha256. */
export function storedViolations(files: readonly ReleaseFile[], stored: ReadonlyMap<string, number>): Violation[] {
  return files.flatMap(({ path, sha256, size }) => {
    const storedSize = stored.get(sha256);
    if (storedSize === undefined) return [{ field: path, message: 'is not here: send the file first' }];
    if (storedSize === size) return [];
    return [{ field: path, message: `has ${storedSize} bytes, not ${size}: list the size of the file` }];
  });
}

/** Web files whose address already stands for other bytes, which visitors may keep for a year. */
export function addressViolations(
  files: readonly ReleaseFile[],
  sha256At: (fileName: string) => string | undefined,
): Violation[] {
  return webFiles(files)
    .filter(({ fileName, sha256 }) => (sha256At(fileName) ?? sha256) !== sha256)
    .map(({ fileName }) => ({
      field: `web/${fileName}`,
      message: 'has the name of an earlier file with other bytes: put a hash of the content into its name',
    }));
}
