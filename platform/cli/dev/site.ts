import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../process/run.ts';
import { step } from '../process/steps.ts';
import { serverFolder, siteFolder } from '../site.ts';

export interface DevSiteOptions {
  readonly port: number;
  readonly token: string;
  /** Builds that are released at each start, the shell's first. */
  readonly folders: readonly string[];
  /** Called after each start. */
  readonly onReady: () => void;
}

/** The site behind `npm run dev`. */
export interface DevSite {
  /** Builds the server and starts it, again whenever its sources change. */
  start(): void;
  isReady(): boolean;
}

export function createDevSite({ port, token, folders, onReady }: DevSiteOptions): DevSite {
  let child: ChildProcess | undefined;
  let ready = false;
  let restarted = Promise.resolve();

  async function restart() {
    ready = false;
    if (child?.exitCode === null && child.kill()) await once(child, 'exit');
    const env = { PORT: String(port), DATA_DIR: process.env.DATA_DIR || 'data/dev', PUBLISH_TOKEN: token };
    const args = [join(import.meta.dirname, '../run.mjs'), 'serve-builds', ...folders];
    child = startChild('node', args, { cwd: siteFolder, env, onLine });
  }

  function onLine(line: string) {
    // Its address is not printed: pages are opened through the proxy.
    if (!line.startsWith('ready ')) return console.log(line);
    ready = true;
    onReady();
  }

  return {
    start() {
      const { scripts } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8'));
      // What a build does after it has bundled the server is not done anew.
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
