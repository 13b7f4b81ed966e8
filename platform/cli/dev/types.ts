import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run, startChild } from '../process/run.ts';
import { isStandalone, nearestFolder, root } from '../workspace.mjs';
import type { StatusBoard } from './overlay.ts';

/** An error of the compiler: `contact/form.tsx(3,7): error TS2322: …`, or one without a position. Its further lines are indented. */
const ERROR = /^(\S.*: )?error TS\d+: /;

/** Maximum number of errors of a package that are shown. */
const MAX_SHOWN = 20;

/** Returns the type errors in the compiler's output, at most `MAX_SHOWN`. */
export const typeErrors = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => ERROR.test(line))
    .slice(0, MAX_SHOWN);

/** Checks the types of a package and of the workspace's packages that it uses. Returns the errors. */
export async function checkTypes(folder: string): Promise<string[]> {
  const project = nearestFolder('tsconfig.json', folder) ?? folder;
  const args = isStandalone ? ['-p', project, '--noEmit'] : ['-b', project];
  return typeErrors((await run('tsc', [...args, '--pretty', 'false'], { isBackground: true })).output);
}

/** Time after which a compiler that has ended is started again, in milliseconds. */
const RESTART_MS = 1000;

/**
 * Checks the types of some front ends, and of the workspace's packages that they use, until this command ends: now, and after each change of a
 * source. One compiler reads them all.
 * @param folders Folders of the front ends, absolute.
 */
export function watchTypes(folders: readonly string[], board: Pick<StatusBoard, 'setErrors'>): void {
  const project = writeProject(folders);
  const args = ['-p', project, '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const start = () => {
    const onLine = readWatched((errors) => board.setErrors('types', errors));
    const compiler = startChild('node', [join(import.meta.dirname, 'watch-types.mjs'), ...args], { onLine });
    compiler.once('exit', () => setTimeout(start, RESTART_MS));
  };
  start();
}

/** Returns a function that reads the lines of a compiler that watches. Calls `onErrors` with the errors of each compilation. */
export function readWatched(onErrors: (errors: readonly string[]) => void): (line: string) => void {
  let lines: string[] = [];
  return (line) => {
    lines.push(line);
    if (/ Starting (incremental )?compilation/.test(line)) lines = [];
    if (/ Found \d+ errors?\. Watching for file changes\.$/.test(line)) onErrors(typeErrors(lines.join('\n')));
  };
}

/** The settings of a package that are needed here. */
interface Settings {
  readonly compilerOptions?: { readonly types?: readonly string[] };
}

/** Writes the settings of one project with several front ends, which reads the sources of other packages. Returns its file. */
function writeProject(folders: readonly string[]): string {
  const file = join(root, 'node_modules/.cache/types/tsconfig.json');
  const own = folders.map((folder) => join(nearestFolder('tsconfig.json', folder) ?? folder, 'tsconfig.json'));
  const types = own.map((path) => (JSON.parse(readFileSync(path, 'utf8')) as Settings).compilerOptions?.types ?? []);
  const from = (path: string) => relative(dirname(file), path);
  mkdirSync(dirname(file), { recursive: true });
  const settings = {
    extends: from(own[0] ?? root),
    compilerOptions: {
      ...{
        composite: false,
        noEmit: true,
        emitDeclarationOnly: false,
        rootDir: from(root),
        types: [...new Set(types.flat())],
      },
      ...{
        incremental: true,
        tsBuildInfoFile: `${folders.map((folder) => relative(root, folder).replace(/\W+/g, '-')).join('+')}.json`,
      },
    },
    include: folders.map(from),
    exclude: folders.flatMap((folder) => ['dist', 'node_modules'].map((name) => from(join(folder, name)))),
    references: [],
  };
  writeFileSync(file, JSON.stringify(settings));
  return file;
}
