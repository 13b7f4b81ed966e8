import { fileURLToPath } from 'node:url';
import { ProblemError } from '@platform/server/http/problem';
import { createMutex } from '@platform/server/queues';
import * as v from 'valibot';
import { ProgramError, runProgram } from '../run-program.ts';
import { conversion, kindOf, LIMITS, REFUSALS, type Refusal } from './conversion.ts';

/** The built `convert-program.ts`. */
const PROGRAM = fileURLToPath(new URL('./convert-program.js', import.meta.url));

/** Maximum bytes of all files of a picture. */
const MAX_OUTPUT_BYTES = 40 * 1024 * 1024;

/** A converted picture. */
export type Converted = Awaited<ReturnType<ReturnType<typeof createConverter>>>;

/** Creates a function that converts pictures, one at a time, each in a process of its own with a low priority. */
export function createConverter({ program = PROGRAM, seconds = LIMITS.seconds as number } = {}) {
  const mutex = createMutex();

  /** Returns a picture in all widths. Throws a ProblemError (415 or 422) with the reason for which it is refused. */
  return async function convert(bytes: Uint8Array) {
    const kind = kindOf(bytes);
    if (kind === undefined) throw refused('kind');
    const output = await mutex(() => run(program, kind, bytes, seconds));
    const end = output.indexOf('\n');
    const result = v.parse(conversion, JSON.parse(output.subarray(0, end).toString()));
    if ('refused' in result) throw refused(result.refused);
    let at = end + 1;
    const files = result.files.map(({ size, ...file }) => {
      const from = at;
      at += size;
      return { ...file, bytes: new Uint8Array(output.subarray(from, at)) };
    });
    return { ...result, files, kind };
  };
}

/** Runs the program with a picture. Throws a 422 if it does not end in time, or by itself. */
const run = (program: string, kind: string, input: Uint8Array, seconds: number): Promise<Buffer> =>
  runProgram(program, [kind], { input, seconds, maxOutput: MAX_OUTPUT_BYTES }).catch((error: unknown) => {
    throw refused(error instanceof ProgramError && error.isKilled ? 'slow' : 'damaged');
  });

const refused = (refusal: Refusal) =>
  new ProblemError({ slug: 'not-a-picture', status: refusal === 'kind' ? 415 : 422, title: REFUSALS[refusal] });
