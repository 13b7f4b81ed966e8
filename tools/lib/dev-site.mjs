import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './children.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

/**
 * The site that `npm run dev` shows: built and started again whenever the api's sources or the packages change.
 * @param {{ token: string, onReady: () => void }} options
 */
export function devSite({ token, onReady }) {
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
    const env = { DATA_DIR: 'data/dev', PUBLISH_TOKEN: token };
    child = startChild('node', ['tools/site.mjs', '--development'], { env, stdout: 'pipe' });
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      if (ready || !text.includes('http://127.0.0.1:')) return;
      ready = true;
      onReady();
    });
  }

  function start() {
    for (const folder of sourceFolders()) watch(folder, (_, name) => name !== 'dist' && void restart());
    void restart();
  }

  return { start, isReady: () => ready };
}

/** @returns {string[]} All folders with sources of the api and of the packages. */
function sourceFolders() {
  return ['api', 'packages'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((folder) => !/[\\/](node_modules|dist)([\\/]|$)/.test(folder))
      .concat(join(root, top)),
  );
}
