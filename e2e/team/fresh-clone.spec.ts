import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addressIn, root, temporaryFolder } from '../support/servers/site.ts';
import { testAll } from '../support/tier.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.skip(!testAll, 'installs before each command: npm run test:all');

const run = promisify(execFile);

/** Arguments of a command in a clone where nothing is installed, its exit code, and its output. */
interface Call {
  readonly args: readonly string[];
  readonly code: number;
  readonly output: RegExp;
  /** The command installs nothing. */
  readonly bare?: true;
}

const usage = (script: string): Call => ({
  args: [],
  code: 2,
  output: new RegExp(`npm run ${script} -- (<name>|FOLDER|FILE)`),
});
const unknownOption = { args: ['--nothing'], code: 2, output: /Unknown option '--nothing'/ };
const help = (output: RegExp): Call => ({ args: ['--help'], code: 0, output });

const COMMANDS: Readonly<Record<string, Call>> = {
  start: unknownOption,
  serve: { args: [], code: 1, output: /Nothing is installed yet: run npm start once\./, bare: true },
  dev: { args: ['nothing'], code: 2, output: /There is no front end nothing\. Front ends: shell, / },
  build: unknownOption,
  release: { args: ['marketing'], code: 1, output: /No token: set PUBLISH_TOKEN, or DATA_DIR/ },
  rollback: usage('rollback'),
  promote: usage('promote'),
  canary: usage('canary'),
  pin: usage('pin'),
  retire: usage('retire'),
  collect: { args: ['nothing'], code: 2, output: /It takes no name/ },
  releases: { args: ['nothing'], code: 2, output: /A name needs --diff/ },
  token: { args: [], code: 0, output: /line in teams\.json/ },
  export: usage('export'),
  backup: usage('backup'),
  restore: usage('restore'),
  'copy-to-postgres': { args: ['nothing'], code: 2, output: /There is nothing to name/ },
  mine: { args: [], code: 1, output: /site\.json/ },
  gate: { args: ['chat'], code: 0, output: /gate +chat [0-9a-f]{10}: \d+ files/ },
  test: unknownOption,
  'test:all': unknownOption,
  check: unknownOption,
  bench: { args: ['nothing'], code: 2, output: /npm run bench -- pages/ },
  seed: { args: ['--messages', '10'], code: 0, output: /seed +10 messages/ },
  new: { args: [], code: 2, output: /Usage: npm run new -- remote <name>/ },
  pack: { args: [], code: 0, output: /pack +@platform\/cli \d/ },
  pictures: help(/npm run pictures -- \[icons/),
  fonts: help(/npm run fonts/),
};

let clone: string;
let remove: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  ({ folder: clone, remove } = await temporaryFolder());
  const { stdout } = await run('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(root, file), join(clone, file));
  await run('git', ['init', '-q'], { cwd: clone });
  await run('git', ['add', '-A'], { cwd: clone });
});
test.afterAll(() => remove?.());

/** Runs a script of the clone. Returns its exit code and all that it prints. */
async function runScript(name: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    PORT: undefined,
    PUBLISH_TOKEN: undefined,
    DATA_DIR: undefined,
    NODE_OPTIONS: undefined,
  };
  try {
    const { stdout, stderr } = await run('npm', ['run', name, '--', ...args], { cwd: clone, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

test('every script of package.json is tested', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(Object.keys(COMMANDS).sort()).toEqual(Object.keys(scripts).sort());
});

for (const [name, { args, code, output: expected, bare }] of Object.entries(COMMANDS)) {
  test(`npm run ${[name, ...args].join(' ')} works in a fresh clone`, async () => {
    await run('git', ['clean', '-xdfq'], { cwd: clone });
    const { output, ...ended } = await runScript(name, args);
    expect(output).toMatch(expected);
    expect(ended).toEqual({ code });
    expect(/^install +installed/m.test(output)).toBe(!bare);
  });
}

/** Runs npm start in the clone until it serves, and calls `use` with the address. Returns what it printed. */
async function startClone(use: (url: string) => Promise<void>): Promise<string> {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(clone, 'data'), GATE_SECONDS: '120' };
  const child = spawn(process.execPath, ['platform/cli/run.mjs', 'start'], { cwd: clone, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = once(child, 'close');
  const url = await addressIn(child, () => output);
  if (url === undefined) throw new Error(output);
  await use(url);
  child.kill();
  await closed;
  return output;
}

test('a start with a build that fails serves what is released', async () => {
  test.slow();
  await run('git', ['clean', '-xdfq'], { cwd: clone });
  const isServed = async (url: string) => expect((await fetch(`${url}/about`)).status).toBe(200);
  await startClone(isServed);
  await appendFile(join(clone, 'marketing-mfe/routes.ts'), 'const = 1;');
  const output = await startClone(isServed);
  expect(output).toMatch(/marketing-mfe.*The build failed\..*The site is served as it was last released\./s);
});
