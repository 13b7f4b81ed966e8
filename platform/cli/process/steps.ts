import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit codes of all commands. README.md says what each means. */
export const EXIT = { failed: 1, usage: 2, refused: 3, unreachable: 4 } as const;

/** A foreseen failure: `message` is one line, `output` the output of the program that failed. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  readonly output: string;
  readonly exitCode: number;

  constructor(message: string, output = '', exitCode: number = EXIT.failed) {
    super(message);
    this.output = output;
    this.exitCode = exitCode;
  }
}

/** Returns the failure of a command that was called wrongly. */
export const wrongUse = (message: string): StepFailed => new StepFailed(message, '', EXIT.usage);

/** Prints one line of progress: `build     shell built  2.1 s`. `startedAt` of `performance.now()` adds the time taken. */
export function step(name: string, text: string, startedAt?: number): void {
  const taken = startedAt === undefined ? '' : `  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`${name.padEnd(10)}${text}${taken}`);
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known; allowPositionals: true }>>;

/** Runs a command with its options and arguments. `--help` prints `help` instead. See `reportFailures`. */
export function command<Known extends Options>(
  help: string,
  options: Known,
  body: (given: Parsed<Known>) => Promise<void> | void,
): Promise<void> {
  return reportFailures(async () => {
    if (process.argv.includes('--help')) return console.log(help);
    await body(parseArgs({ options, allowPositionals: true }));
  });
}

/**
 * Runs `body`. A `StepFailed` and an unknown option are reported in one line, after the output of the program that failed,
 * and the exit code is one of `EXIT`. Anything else is a bug and rejects.
 */
export async function reportFailures(body: () => Promise<void> | void): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Error) || !isForeseen(error)) throw error;
    if ('output' in error && error.output) console.error(String(error.output).trimEnd());
    console.error(error.message);
    process.exitCode = 'exitCode' in error ? Number(error.exitCode) : EXIT.usage;
  }
}

function isForeseen(error: Error & { readonly code?: unknown }): boolean {
  return error.name === 'StepFailed' || String(error.code).startsWith('ERR_PARSE_ARGS');
}
