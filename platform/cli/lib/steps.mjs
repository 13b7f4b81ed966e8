/** A failure that needs no stack: `message` is one clear line, `output` what the failed tool said itself. */
export class StepFailed extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Prints one line of progress: `build     shell built  2.1 s`.
 * @param {string} name
 * @param {string} text
 * @param {number} [startedAt] From `performance.now()`; adds the time taken.
 */
export function step(name, text, startedAt) {
  const taken = startedAt === undefined ? '' : `  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`${name.padEnd(10)}${text}${taken}`);
}

/**
 * Runs a command's body. A failure is reported in one line after the failed tool's own output, and the exit code is 1;
 * so is an option that the command does not know. Anything else is a bug and keeps its stack.
 * @param {() => Promise<void>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    const misspelt = error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
    if (!(error instanceof StepFailed || misspelt)) throw error;
    if (error instanceof StepFailed && error.output !== '') console.error(error.output.trimEnd());
    console.error(error.message);
    process.exitCode = 1;
  }
}
