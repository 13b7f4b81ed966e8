import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StepFailed } from '../process/steps.ts';
import type { Manifest } from './published-manifest.ts';

/** Throws a `StepFailed` if the changelog in a package's folder does not tell of its version: `## 1.2.0`. */
export function checkChangelog(folder: string, { name, version }: Pick<Manifest, 'name' | 'version'>): void {
  const file = join(folder, 'CHANGELOG.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.split(/\r?\n/).includes(`## ${version}`)) return;
  throw new StepFailed(`${name} ${version} cannot be packed: write "## ${version}" and what is new into ${file}.`);
}
