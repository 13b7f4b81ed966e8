import { type BuildInfo, buildInfo } from '@platform/contract/release';
import * as v from 'valibot';
import { isCheckedText } from './built-release.ts';
import type { Candidate, Violation } from './violation.ts';

const WEB = 'web/';

/** Parses `release.json`. */
export function parseInfo(bytes: Uint8Array): { readonly info: BuildInfo } | { readonly violations: Violation[] } {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), buildInfo), new TextDecoder().decode(bytes));
  if (result.success) return { info: result.output };
  return {
    violations: result.issues.map((issue) => ({
      field: `release.json ${v.getDotPath(issue) ?? ''}`.trim(),
      message: `${issue.message}: build the release again`,
    })),
  };
}

/** Returns a violation for each script or style sheet that `release.json` names and the release lacks, and for a wrong name. */
export function infoViolations({ name, info, files }: Pick<Candidate, 'name' | 'info' | 'files'>): Violation[] {
  const paths = new Set(files.map(({ path }) => path));
  const scripts = [
    { field: 'release.json entry', fileName: info.entry },
    ...Object.entries(info.chunks).flatMap(([chunk, fileNames]) =>
      fileNames.map((fileName) => ({ field: `release.json chunks.${chunk}`, fileName })),
    ),
  ];
  const violations = scripts.flatMap(({ field, fileName }): Violation[] => {
    if (!isCheckedText(fileName) || (field.endsWith(' entry') && !fileName.endsWith('.js'))) {
      return [{ field, message: `names ${fileName}, which is no script or style sheet: name .js and .css files` }];
    }
    if (paths.has(WEB + fileName)) return [];
    return [{ field, message: `names web/${fileName}, which is not listed: send it too` }];
  });
  if (info.name === name) return violations;
  const message = `is ${info.name}, not ${name}: send it as ${info.name}`;
  return [{ field: 'release.json name', message }, ...violations];
}
