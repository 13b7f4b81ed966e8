import { run } from '../process/run.ts';
import { isStandalone } from '../workspace.mjs';

/** An error of the compiler: `contact/form.tsx(3,7): error TS2322: …`, or one without a place. Lines that continue it are indented. */
const ERROR = /^(\S.*: )?error TS\d+: /;

/** Maximum number of errors that are shown of a package. */
const MAX_SHOWN = 20;

/** Returns the type errors in what the compiler prints, at most `MAX_SHOWN`. */
export const typeErrors = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => ERROR.test(line))
    .slice(0, MAX_SHOWN);

/** Checks the types of a package, those of this workspace that it uses included. Returns its errors. */
export async function checkTypes(folder: string): Promise<string[]> {
  const args = isStandalone ? ['-p', folder, '--noEmit'] : ['-b', folder];
  return typeErrors((await run('tsc', [...args, '--pretty', 'false'])).output);
}
