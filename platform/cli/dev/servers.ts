import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, watchFile } from 'node:fs';
import { join } from 'node:path';
import { freePorts, run, startChild } from '../process/run.ts';
import { step } from '../process/steps.ts';
import { type FrontEnd, serverFolder, siteFolder } from '../site.ts';
import { isStandalone, nearestFolder } from '../workspace.mjs';
import type { StatusBoard } from './overlay.ts';
import { readBuild } from './served-build.ts';

/** The development server of a front end. `cwd` is the folder of its package; folders are absolute. */
export interface DevServer {
  /** Name in the registry. */
  readonly name: string;
  readonly cwd: string;
  /** Folder of the release that it writes (`DIST` in platform/build/mode.ts), absolute. */
  readonly folder: string;
  readonly url: string;
}

/** Plans a development server for each front end, on a free port. */
export async function planDevServers(frontEnds: readonly FrontEnd[]): Promise<DevServer[]> {
  const ports = await freePorts(frontEnds.length);
  return frontEnds.map(({ name, folder }, i) => ({
    name,
    cwd: folder,
    folder: join(folder, 'node_modules/.cache/served'),
    url: `http://127.0.0.1:${ports[i]}`,
  }));
}

/**
 * Returns a function that runs `work` for a server, one run after the other. A server that is queued already is not queued again.
 */
export function queued(work: (server: DevServer) => Promise<void>): (server: DevServer) => void {
  let last = Promise.resolve();
  const pending = new Set<string>();
  return (server) => {
    if (pending.has(server.name)) return;
    pending.add(server.name);
    last = last.then(() => {
      pending.delete(server.name);
      return work(server);
    });
  };
}

interface DevServersOptions {
  /** Origin of the pages that use them. */
  readonly pages: string;
  readonly hot: boolean;
  /** Called after each compilation without errors. */
  readonly onCompiled: (server: DevServer) => void;
  readonly board: Pick<StatusBoard, 'setErrors'>;
}

/** Starts development servers. Resolves when each has compiled once. */
export async function startDevServers(
  servers: readonly DevServer[],
  { pages, hot, onCompiled, board }: DevServersOptions,
): Promise<void> {
  const env = { FEDERATION_MODE: hot ? 'hot' : 'reload', FEDERATION_SITE: pages };
  const compiled = servers.map((server) => {
    const { name, cwd, folder, url } = server;
    rmSync(folder, { recursive: true, force: true });
    startChild('rsbuild', ['dev', '--port', new URL(url).port], { cwd, env });
    return new Promise<void>((resolve) => {
      watchFile(join(folder, 'build.json'), { interval: 100 }, async ({ mtimeMs }) => {
        if (mtimeMs === 0) return;
        const { errors } = await readBuild(folder);
        board.setErrors(`build of ${name}`, errors);
        if (errors.length === 0) {
          step('compile', name);
          onCompiled(server);
        }
        resolve();
      });
    });
  });
  await Promise.all(compiled);
}

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

/**
 * Checks the types of a package and of the workspace's packages that it uses. Returns the errors.
 * @param isBackground Lets everything else on the machine go first. Default: true.
 */
export async function checkTypes(folder: string, isBackground = true): Promise<string[]> {
  const project = nearestFolder('tsconfig.json', folder) ?? folder;
  const args = isStandalone ? ['-p', project, '--noEmit'] : ['-b', project];
  return typeErrors((await run('tsc', [...args, '--pretty', 'false'], { isBackground })).output);
}

interface DevSiteOptions {
  readonly port: number;
  readonly token: string;
  /** Builds that are released at each start, the shell's first. */
  readonly folders: readonly string[];
  readonly onReady: () => void;
}

/** Creates the site behind `npm run dev`. */
export function createDevSite({ port, token, folders, onReady }: DevSiteOptions) {
  let child: ChildProcess | undefined;
  let ready = false;
  let restarted = Promise.resolve();

  async function restart() {
    ready = false;
    if (child?.exitCode === null && child.kill()) await once(child, 'exit');
    const { DATA_DIR, OWNER_ACCESS = 'loopback' } = process.env;
    const env = { PORT: String(port), DATA_DIR: DATA_DIR || 'data/dev', OWNER_ACCESS, PUBLISH_TOKEN: token };
    const args = [join(import.meta.dirname, '../run.mjs'), 'serve-builds', ...folders];
    child = startChild('node', args, { cwd: siteFolder, env, onLine });
  }

  function onLine(line: string) {
    // The site's own address is not printed: pages are opened through the proxy.
    if (!line.startsWith('ready ')) return console.log(line);
    ready = true;
    onReady();
  }

  return {
    /** Builds the server and starts it, again whenever its sources change. A packed server is only started. */
    start() {
      if (isStandalone) {
        restarted = restart();
        return;
      }
      const { scripts } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8'));
      // Only the first step of the build, which bundles the server, is watched.
      const [bundle] = scripts.build.split('&&');
      startChild('sh', ['-c', `exec ${bundle} --watch`], {
        cwd: serverFolder,
        onLine: (line) => {
          step('build', line);
          restarted = restarted.then(restart);
        },
      });
    },
    isReady: () => ready,
  };
}
