import { join } from 'node:path';
import { findRemote } from '@platform/contract/find-remote';
import {
  assetPrefix,
  REGISTRY_PATH,
  type Registry,
  type RegistryEntry,
  type RegistryRoute,
  SHELL,
} from '@platform/contract/registry';
import type { PageData, PageResult } from '@platform/contract/render';
import { CONTRACT_VERSION } from '@platform/contract/version';
import { type DevPage, type DevPages, type RenderTask, type RenderWorker, startRenderWorker } from './render-worker.ts';
import { servedBuild } from './served-build.ts';
import type { DevServer } from './servers.ts';

/** A page of the site: path and search of its address, the status of its response, and the data in it. */
export interface SitePage {
  readonly url: string;
  readonly status: number;
  readonly data: PageData;
}

/** A rendered page. */
export interface DevRendered {
  /** Unset: the shell cannot render it. */
  readonly page?: PageResult;
  readonly pages: DevPages;
  /** Ids of the compilations by which it was rendered. */
  readonly builds: string;
}

/** Renders pages with the server bundles of development servers. */
export interface DevRenderer {
  /** Returns the pages of the developed remotes; none while the shell cannot be loaded. */
  pages(): Promise<DevPages>;
  /**
   * Renders a page by the sources that the browser will run. Renders the layout alone if its remote is not developed, or cannot render it:
   * the browser renders the rest.
   */
  render(page: SitePage): Promise<DevRendered>;
  /** Returns the ids of the compilations that the development servers serve now. */
  builds(): Promise<string>;
  /** Ends the thread. */
  close(): void;
}

/** Number of times that a page is rendered while its sources change. */
const MAX_ATTEMPTS = 5;

/** Creates the renderer of the developed shell and remotes. `site`: origin of the site whose API is read. */
export function createDevRenderer(site: string, servers: readonly DevServer[]): DevRenderer {
  const folders = Object.fromEntries(servers.map(({ name, folder }) => [name, join(folder, 'server')]));
  let current: { readonly builds: string; readonly worker: RenderWorker } | undefined;

  const readBuilds = () => buildsOf(servers);

  /** Returns a worker with the server bundles of the compilations that the development servers serve now. */
  async function newest() {
    const builds = await readBuilds();
    if (current?.builds !== builds) {
      current?.worker.end();
      current = { builds, worker: startRenderWorker(site, folders) };
    }
    return current;
  }

  /** Runs `work` until the sources have not changed meanwhile. */
  async function unchanged<Result>(work: (worker: RenderWorker, builds: string) => Promise<Result>): Promise<Result> {
    for (let attempts = 1; ; attempts += 1) {
      const { worker, builds } = await newest();
      const result = await work(worker, builds).catch((error: unknown) => error as Error);
      if ((await newest()).worker !== worker && attempts < MAX_ATTEMPTS) continue;
      if (result instanceof Error) throw result;
      return result;
    }
  }

  const pages = (): Promise<DevPages> => unchanged((worker) => worker.pages).catch(() => ({}));

  async function renderWith(worker: RenderWorker, { url, status, data: sent }: SitePage) {
    const path = decodeURI(url.split('?', 1)[0] ?? '');
    const pages = await worker.pages;
    const developed = Object.entries(pages).map(([name, routes]) => ({ name, routes }));
    const own = findRemote(developed, path);
    const data = own && sent.remote === null ? await withNewPage(sent, own.remote, own.route) : sent;
    const isOwn = own !== undefined && own.remote.name === data.remote;
    const scripts = [SHELL, ...(isOwn ? [own.remote.name] : [])].map((name) => `${assetPrefix(name)}entry.js`);
    const task: RenderTask = {
      url,
      root: data.root,
      registry: data.registry,
      scripts: scripts.map((href) => ({ href, integrity: '' })),
      remote: data.remote,
    };
    const isPrivate = isOwn && own.route.isPrivate;
    if (data.remote === null || (isOwn && !isPrivate)) {
      try {
        return { page: await worker.render(task), pages };
      } catch (error) {
        if (worker.hasEnded()) throw error;
        report(url, error);
      }
    }
    const layoutOnly = isOwn ? own.route.layout : layoutIn(data, path);
    return { page: { ...(await worker.render({ ...task, layoutOnly, isPrivate })), status }, pages };
  }

  /** Returns the data of a page that does not exist on the site yet. Its address can be one that the site knows to be missing. */
  async function withNewPage(
    data: PageData,
    { name }: { readonly name: string },
    { path }: DevPage,
  ): Promise<PageData> {
    const live = (await (await fetch(site + REGISTRY_PATH)).json()) as Registry;
    const entry = live.microFrontends[name]?.[0] ?? newEntry();
    if (entry.extras.routes.some((route) => route.path === path)) return data;
    const { registry } = data;
    return {
      ...data,
      remote: name,
      registry: { ...registry, microFrontends: { ...registry.microFrontends, [name]: [entry] } },
    };
  }

  return {
    pages,
    builds: readBuilds,
    close: () => current?.worker.end(),
    render: (page) =>
      unchanged(async (worker, builds) => ({ ...(await renderWith(worker, page)), builds })).catch((error: unknown) => {
        report(page.url, error);
        return { pages: {}, builds: '' };
      }),
  };
}

/** Returns the ids of the compilations that development servers serve. */
async function buildsOf(servers: readonly DevServer[]): Promise<string> {
  const ids = servers.map(({ name, url, folder }) => servedBuild(url + assetPrefix(name), folder));
  return (await Promise.all(ids)).join(' ');
}

function report(url: string, error: unknown): void {
  console.error(`${url} is not rendered by the server: ${error instanceof Error ? error.message : error}`);
}

/** Returns the entry of a remote that the site lacks, before `developedRegistry` completes it. */
export const newEntry = (): RegistryEntry => ({
  url: '',
  metadata: { integrity: '', version: 'development' },
  deployment: { traffic: 100, default: true },
  extras: { contract: CONTRACT_VERSION, chunks: [], routes: [], shared: {} },
});

/** Returns the layout of a page by the registry in its data. */
function layoutIn({ registry }: PageData, path: string): RegistryRoute['layout'] {
  const listed = Object.entries(registry.microFrontends).flatMap(([name, [entry]]) =>
    entry && name !== SHELL ? [{ name, routes: entry.extras.routes }] : [],
  );
  return findRemote(listed, path)?.route.layout ?? 'public';
}
