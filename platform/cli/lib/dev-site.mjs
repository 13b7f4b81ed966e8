import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startChild } from './children.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/**
 * The site behind `npm run dev`: built and started again whenever the api's sources, or those it shares, change.
 * @param {{ port: number, token: string, folders: readonly string[], onReady: () => void }} options `folders`: what is
 *   released at each start, below the repository, the shell's first.
 * @returns {{ start: () => void, isReady: () => boolean }}
 */
export function devSite({ port, token, folders, onReady }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let ready = false;
  let wanted = false;
  let busy = false;

  async function restart() {
    wanted = true;
    if (busy) return;
    busy = true;
    while (wanted) {
      wanted = false;
      const { code, output } = await run('node', ['api/build.mjs']);
      step('build', code === 0 ? 'api built' : `api failed\n${output}`);
      if (code === 0) await replace();
    }
    busy = false;
  }

  async function replace() {
    ready = false;
    if (child?.exitCode === null && child.kill()) await once(child, 'exit');
    const env = { PORT: String(port), DATA_DIR: process.env.DATA_DIR ?? 'data/dev', PUBLISH_TOKEN: token };
    child = startChild('node', ['platform/cli/site.mjs', ...folders], { env, stdout: 'pipe' });
    if (child.stdout) createInterface(child.stdout).on('line', told);
  }

  /** Its address is nobody's business: the pages are looked at through the proxy. */
  function told(/** @type {string} */ line) {
    if (!line.startsWith('ready ')) return console.log(line);
    ready = true;
    onReady();
  }

  return {
    start() {
      for (const folder of sourceFolders()) watch(folder, (_, name) => name !== 'dist' && void restart());
      void restart();
    },
    isReady: () => ready,
  };
}

/** @returns {string[]} All folders with sources that the api is built from. */
function sourceFolders() {
  return ['api', 'platform', 'packages/client'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((folder) => !/[\\/](node_modules|dist)([\\/]|$)/.test(folder))
      .concat(join(root, top)),
  );
}
