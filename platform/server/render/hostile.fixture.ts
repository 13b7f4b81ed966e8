import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerBundle } from './messages.ts';

const FOLDER = join(import.meta.dirname, '../../../e2e/fixtures/hostile');

/** Reads the server bundle of a hostile remote: a file in `e2e/fixtures/hostile`. */
export const hostileBundle = async (name: string): Promise<ServerBundle> => ({
  'routes.js': await readFile(join(FOLDER, `${name}.cjs`), 'utf8'),
});

/** A shell that sends the results that a remote's components return, as a shell does whose functions the remote has replaced. */
export const POROUS_SHELL: ServerBundle = {
  'render.js': `
    exports.shared = {};
    exports.render = async ({ url, remote, layoutOnly }) => {
      const page = { status: 200, html: '', inlineStyles: [], inlineScripts: [] };
      if (!remote) return { ...page, status: 404, html: 'no page' };
      if (layoutOnly) return { ...page, html: 'layout' };
      const pattern = ({ path }) => new RegExp('^' + path.replace(/:[^/]+/, '[^/]+') + '$');
      const { Component } = await remote.routes.find((route) => pattern(route).test(url)).lazy();
      return { ...page, ...(await Component()) };
    };`,
};
