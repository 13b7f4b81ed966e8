import { execFileSync } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk of its own, in memory. */
export interface Disk {
  /** Fills it to the last block. */
  fill(): void;
  makeReadOnly(): void;
  remove(): void;
}

/** Name of the file that fills a disk. */
const FILLING = 'filling';

/** Mounts a disk at an empty folder. Returns undefined if this user may not mount, which needs root. */
export function mountDisk(folder: string, megabytes: number): Disk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return {
    fill() {
      const file = join(folder, FILLING);
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(file, Buffer.alloc(Number(bavail) * Number(bsize)));
    },
    makeReadOnly() {
      execFileSync('mount', ['-o', 'remount,ro', folder]);
    },
    remove() {
      execFileSync('umount', [folder]);
    },
  };
}
