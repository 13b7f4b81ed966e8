import { execFileSync } from 'node:child_process';

/** What a release is built from, as the log of deployments records it. */
export interface Provenance {
  readonly commit?: string | undefined;
  readonly dirty?: boolean | undefined;
  readonly note?: string | undefined;
}

/** Returns the commit in `folder` and whether files below it were changed since; neither if it is in no Git repository. */
export function provenanceOf(folder: string): Provenance {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain', '.') !== '' };
  } catch {
    // No repository, no commit yet, or no Git: the log then has no commit.
    return {};
  }
}
