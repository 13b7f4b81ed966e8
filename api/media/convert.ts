import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ProblemError } from '@platform/server/http/problem';
import { createMutex } from '@platform/server/queues';
import * as v from 'valibot';
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
const run = (program: string, kind: string, bytes: Uint8Array, seconds: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Nothing of this server's environment, such as secrets.
    const options = { encoding: 'buffer', env: {}, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES } as const;
    const child = execFile(
      process.execPath,
      [program, kind],
      { ...options, timeout: seconds * 1000 },
      (error, output) => {
        if (error) reject(refused(error.killed ? 'slow' : 'damaged'));
        else resolve(output);
      },
    );
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // It may end before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(bytes);
  });

const refused = (refusal: Refusal) =>
  new ProblemError({ slug: 'not-a-picture', status: refusal === 'kind' ? 415 : 422, title: REFUSALS[refusal] });
