import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { routeViolations } from '@platform/build/gate/checks';
import { ownedPathViolations } from '@platform/build/gate/paths/live-paths';
import { releaseName, SHELL } from '@platform/contract/registry';
import type { RemoteRoute, RemoteRoutes } from '@platform/contract/remote-routes';
import esbuild from 'esbuild';
import * as v from 'valibot';
import { wrongUse } from '../process/steps.ts';
import { frontEnds } from '../site.ts';
import type { NewRemote } from './remote-files.ts';

const page = (path: string) => ({ path, paths: null, chunks: [] });

/** Returns a parsed name and path. Throws a `StepFailed` if one of them is invalid. */
export function parseNewRemote(name: string, path: string): NewRemote {
  const parsed = v.safeParse(releaseName, name);
  if (!parsed.success || name.endsWith('-mfe') || name.endsWith('-')) {
    throw wrongUse(
      `${JSON.stringify(name)} is no valid name of a remote: use words of a-z and 0-9 with hyphens, such as events.`,
    );
  }
  if (name === SHELL) throw wrongUse('shell is the name of the shell: give the remote another one.');
  if (!path.startsWith('/')) throw wrongUse(`--path must begin with a slash: write --path /${path}.`);
  if (!/^[\w/.~-]{1,200}$/.test(path))
    throw wrongUse(
      `--path ${JSON.stringify(path)}: write at most 200 letters of a-z, digits and - . _ ~ between slashes.`,
    );
  refuse(path, [...routeViolations([page(path)]), ...ownedPathViolations({ routes: [page(path)] }, { others: [] })]);
  const words = name.replaceAll('-', ' ');
  return { name, path, title: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** Throws a `StepFailed` if the site already has a remote of that name or serves its path. */
export async function checkIsFree({ name, path }: NewRemote): Promise<void> {
  const remotes = frontEnds().filter((frontEnd) => frontEnd.name !== SHELL);
  const taken = remotes.find((remote) => remote.name === name);
  if (taken) throw wrongUse(`The remote ${name} exists (${taken.label}): give the new one another name.`);
  const others = await Promise.all(
    remotes.map(async ({ name: live, folder }) => ({
      name: live,
      info: { name: live, contract: 0, shared: {}, entry: '', chunks: {} },
      routes: (await pathsOf(folder)).map(page),
    })),
  );
  refuse(path, ownedPathViolations({ routes: [page(path)] }, { others }));
}

function refuse(path: string, [violation]: readonly { readonly message: string }[]): void {
  if (violation) throw wrongUse(`--path ${path} ${violation.message}`);
}

/** Returns the path patterns in a remote's sources. Its pages are not loaded. */
async function pathsOf(folder: string): Promise<string[]> {
  const routes = join(folder, 'routes.ts');
  if (!existsSync(routes)) return [];
  const { outputFiles } = await esbuild.build({
    entryPoints: [routes],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [withoutPages],
  });
  const [file] = outputFiles;
  const url = `data:text/javascript;base64,${Buffer.from(file?.contents ?? '').toString('base64')}`;
  const { default: exported }: { default: RemoteRoutes } = await import(url);
  return exported.flatMap(pathsOfRoute);
}

const pathsOfRoute = (route: RemoteRoute): string[] =>
  'children' in route ? route.children.flatMap(pathsOfRoute) : [route.path];

const withoutPages: esbuild.Plugin = {
  name: 'without-pages',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    // No path depends on pictures and documents.
    build.onLoad({ filter: /\.\w+$/ }, ({ path }) =>
      /\.([cm]?[jt]sx?|json)$/.test(path) ? undefined : { contents: '', loader: 'empty' },
    );
  },
};
