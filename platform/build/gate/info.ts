import { type BuildInfo, buildInfo, type ReleaseFile } from '@platform/contract/release';
import * as v from 'valibot';
import type { Violation } from './violation.ts';

const WEB = 'web/';

/** What the build wrote into `release.json`, or what is wrong with it. */
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

/** Whether a release's name, its `release.json` and its files fit together: every file it names is there. */
export function infoViolations(name: string, info: BuildInfo, files: readonly ReleaseFile[]): Violation[] {
  const present = new Set(files.map(({ path }) => path));
  const named = [
    { field: 'entry', fileName: info.entry },
    ...Object.entries(info.chunks).flatMap(([chunk, fileNames]) =>
      fileNames.map((fileName) => ({ field: `chunks.${chunk}`, fileName })),
    ),
  ];
  const violations = named.flatMap(({ field, fileName }): Violation[] => {
    const at = `release.json ${field}`;
    if (!fileName.endsWith('.js')) {
      return [{ field: at, message: `names ${fileName}, which is no script: name .js files` }];
    }
    if (present.has(WEB + fileName)) return [];
    return [{ field: at, message: `names web/${fileName}, which is not listed: send it too` }];
  });
  if (info.name === name) return violations;
  return [
    { field: 'release.json name', message: `is ${info.name}, not ${name}: send it as ${info.name}` },
    ...violations,
  ];
}
