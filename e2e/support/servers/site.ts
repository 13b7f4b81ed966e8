import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { requestHtml } from '../http.ts';
import { copyPrepared, type OwnPort, takePort } from './prepared.ts';

/** Time in which a prepared site has rendered its home page, in milliseconds. Sites of some tests never do. */
const RENDERED_MS = 30_000;

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../..');

/** The identity of the sites of tests: an owner who changes `site.json` or `api/content/seed` turns no test red. */
export const TEST_IDENTITY = 'e2e/fixtures/site.json';

/** Settings with which a site has the content of tests. */
const TEST_CONTENT = { SITE_FILE: TEST_IDENTITY, SEED_DIR: 'e2e/fixtures/seed' };

/** Options of a site that a test starts. Default: the production build on an empty DATA_DIR of its own. */
export interface SiteOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Folders of releases, the shell's first. Default: those of all front ends. */
  readonly folders?: readonly string[];
  /** Releases nothing: `npm run serve`. */
  readonly serve?: boolean;
  /** Kept when the site stops. Default: a temporary folder that is deleted then. */
  readonly dataDir?: string;
  /** Starts with all front ends released already, which saves time. */
  readonly prepared?: boolean;
}

/** A running site. */
export interface Site {
  /** `http://127.0.0.1:<port>`, without a slash at its end. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Where its data is. */
  readonly dataDir: string;
  /** All output so far. */
  output(): string;
  /** Stops the site. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** The exit of a site that stopped by itself. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the built site in a process of its own, on a free port. Rejects with its output if it ends before it is ready. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const started = await spawnSite(options);
  const { child, dataDir, removeData, text } = started;
  const output = () => text.stdout + text.stderr;
  const url = await addressIn(child, () => text.stdout);
  if (url === undefined) {
    await removeData();
    throw new Error(`The site ended before it was ready:\n${output()}`);
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    await removeData();
    return child.exitCode;
  };
  if (options.prepared) await homeRendered(url);
  return { url, process: child, dataDir, output, stop };
}

/** Waits until the home page is rendered: a busy machine may serve its layout at first. */
async function homeRendered(url: string): Promise<void> {
  const deadline = Date.now() + RENDERED_MS;
  while (!(await requestHtml(url, '/')).includes('<h1') && Date.now() < deadline) await setTimeout(500);
}

/** Runs a site that is expected to stop by itself. */
export async function runSite(options: SiteOptions = {}): Promise<Ended> {
  const { child, removeData, text } = await spawnSite(options);
  const [code] = (await once(child, 'close')) as [number | null];
  await removeData();
  return { code, ...text };
}

/** Runs a program of Node in the repository's folder until it ends. */
export async function runProgram(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const { child, text } = spawnProgram(args, env);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...text };
}

/** Arguments for Node that start a site. */
export function siteArguments({ folders = [], serve = false }: SiteOptions): string[] {
  const run = join(root, 'platform/cli/run.mjs');
  return serve ? [run, 'serve'] : [run, 'serve-builds', ...folders];
}

/** Resolves with the site's address when it is printed, or with undefined if the process exits first. */
export function addressIn(child: ChildProcess, printed: () => string): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const ready = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(printed());
      if (ready) resolve(ready[0]);
    });
    child.once('close', () => resolve(undefined));
  });
}

async function spawnSite(options: SiteOptions) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'studio-site-')));
  let own: OwnPort | undefined;
  if (options.prepared) {
    await copyPrepared(dataDir);
    if (options.env?.PORT === undefined) own = await takePort(dataDir);
  }
  // The gate of a busy machine needs longer.
  const env = { ...TEST_CONTENT, PORT: own?.port ?? '0', DATA_DIR: dataDir, GATE_SECONDS: '120', ...options.env };
  const { child, text } = spawnProgram(siteArguments(options), env);
  const removeData = async () => {
    await own?.giveBack();
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  return { child, dataDir, removeData, text };
}

function spawnProgram(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text.stderr += chunk;
  });
  return { child, text };
}

/** Creates an empty folder. Returns its path and a function that removes it, also while a process that was stopped still writes to it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'studio-test-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }) };
}

/** A statement of the site's database. */
interface Statement {
  all(...parameters: unknown[]): Record<string, unknown>[];
  run(...parameters: unknown[]): unknown;
}

/** The database of a site. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** Opens the database in a DATA_DIR, beside a site or after it, with the server's own driver. */
export function openDatabase(dataDir: string): Database {
  const { DatabaseSync } = createRequire(join(root, 'platform/server/package.json'))('@photostructure/sqlite');
  return new DatabaseSync(join(dataDir, 'site.db'));
}
