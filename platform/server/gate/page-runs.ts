import type { Violation } from '@platform/build/gate/violation';
import { SHELL } from '@platform/contract/registry';
import type { PageResult } from '@platform/contract/render';
import { type Address, addressesOf } from '../release-set/addresses.ts';
import type { PathLists, Release, ReleaseRoute } from '../release-set/release.ts';
import { type ReleaseSet, releaseSetOf } from '../release-set/release-set.ts';
import type { RenderTask } from '../render/messages.ts';
import { readPaths, readsPaths } from '../render/path-lists.ts';
import type { RenderDeps, RenderPool } from '../render/render-pool.ts';
import { TimeLimitError } from '../render/render-process.ts';
import { createTasks, type PageAddress } from '../render/render-tasks.ts';
import { messageOf } from '../start-error.ts';
import type { RunCheck } from './check-threads.ts';

/**
 * Time limit for the second attempt to render a page that exceeded a visitor's limit, in milliseconds: a busy machine must
 * not cause a sound release to be refused.
 */
const SECOND_TIMEOUT_MS = 6000;

type Described = Omit<Release, 'createdAt'>;

type IsChanged = (route: ReleaseRoute) => boolean;

interface PageRunsDeps extends Omit<RenderDeps, 'readFile' | 'api'> {
  readonly pool: RenderPool;
  readonly runCheck: RunCheck;
  /** Returns where in the sources an error was thrown. */
  readonly findThrown: (error: unknown) => Promise<string | undefined>;
  /** Time limit for all pages together, in milliseconds. */
  readonly limitMs: number;
  /** Returns how much of it is left. */
  readonly msLeft: () => number;
}

/** A page to render, and the status that it should have. */
interface Run {
  readonly path: string;
  readonly status: number;
  readonly task: RenderTask;
  /** The pages that are rendered only if this one has no violation. */
  readonly variants?: readonly Run[];
}

/** What was rendered. Times in milliseconds. */
export interface Rendered {
  readonly pages: number;
  readonly ms: number;
  /** The path of the slowest page, and its time. */
  readonly slowest: string;
  readonly slowestMs: number;
}

/** Maximum number of pages of a route that are rendered, if its paths are read from the API. */
const MAX_FROM_API = 20;

/** Renders the pages of a release that is not live. Each function returns a violation for each page that fails. */
export function createPageRuns({ pool, runCheck, findThrown, limitMs, msLeft, recentPages, ...data }: PageRunsDeps) {
  const timeIsOver: Violation = {
    field: 'pages',
    message: `take more than ${limitMs / 1000} s to render: do less in each, or list fewer paths`,
  };
  let rendered: Rendered | undefined;

  function count(path: string, ms: number): void {
    const { pages = 0, slowest = path, slowestMs = 0, ms: before = 0 } = rendered ?? {};
    const slower = ms > slowestMs ? { slowest: path, slowestMs: ms } : { slowest, slowestMs };
    rendered = { pages: pages + 1, ms: before + ms, ...slower };
  }

  /**
   * Renders the pages one after the other, until the time is over. `check` looks at those that have the right status. Returns the
   * violations.
   */
  async function renderAll(
    runs: readonly Run[],
    check: (path: string, page: PageResult) => Violation[] | Promise<Violation[]> = () => [],
  ) {
    const violations: Violation[] = [];
    const waiting = [...runs].reverse();
    for (let run = waiting.pop(); run; run = waiting.pop()) {
      if (msLeft() <= 0) return [...violations, timeIsOver];
      const startedAt = performance.now();
      const page = await render(run.path, run.status, run.task);
      count(run.path, Math.round(performance.now() - startedAt));
      const faults = 'violation' in page ? [page.violation] : await check(run.path, page);
      violations.push(...faults);
      if (faults.includes(timeIsOver)) return violations;
      if (faults.length === 0) waiting.push(...[...(run.variants ?? [])].reverse());
    }
    return violations;
  }

  /** Returns the page; a violation if rendering fails, or if the page has another status. */
  async function render(path: string, expected: number, task: RenderTask) {
    const violation = (message: string) => ({ violation: { field: path, message } });
    const limit = (ms: number) => Math.max(1, Math.min(ms, msLeft()));
    try {
      const page = await pool.render(task).catch((error: unknown) => {
        if (!isTimeout(error)) throw error;
        return pool.render(task, limit(SECOND_TIMEOUT_MS));
      });
      const { status, location } = page;
      const isRedirect = expected === 200 && location !== undefined;
      if (status !== expected && !isRedirect) {
        return violation(`has status ${status} instead of ${expected}: fix its loader, or do not list the path`);
      }
      recentPages?.add(task, page);
      return page;
    } catch (error) {
      // At the end of the time the process is ended.
      if (msLeft() <= 0) return { violation: timeIsOver };
      if (isTimeout(error)) {
        return violation(`is not rendered within ${SECOND_TIMEOUT_MS / 1000} s: end what it waits for, or do less`);
      }
      const source = await findThrown(error);
      const place = source === undefined ? '' : ` (${source})`;
      return violation(`is not rendered: ${messageOf(error)}${place}. Fix what throws on the server`);
    }
  }

  /** Returns the violations of a page's styles; one if they cannot be read in time. */
  const checkStyles = (path: string, styles: readonly string[], shellCss: readonly string[]): Promise<Violation[]> =>
    runCheck('page', { path, styles, shellCss }, Math.max(1, msLeft())).catch((error: unknown) => {
      if (msLeft() <= 0) return [timeIsOver];
      return [{ field: path, message: `has styles that cannot be checked: ${messageOf(error)}. Style less` }];
    });

  /** The pages of all remotes, or those of one whose route has changed. */
  function runsOf(set: ReleaseSet, lists: PathLists, name?: string, isChanged: IsChanged = () => true): Run[] {
    const { pageTask } = createTasks({ set, ...data });
    const addresses = addressesOf(set, {}, lists);
    const runOf = (address: PageAddress, path: string, status: number): Run => ({
      path,
      status,
      task: pageTask(address),
    });
    const isChecked = (address: Address): address is PageAddress =>
      address.kind === 'page' &&
      !address.route.private &&
      (name === undefined || address.remote.name === name) &&
      isChanged(address.route);

    const listed = addresses.listed.flatMap((path): Run[] => {
      const find = (search: string) => addresses.find(encodeURI(path), search);
      const address = find('');
      if (!isChecked(address)) return [];
      const variants = variantsOf(address.route).flatMap((search) => {
        const variant = find(search);
        return variant.kind === 'page' ? [runOf(variant, `${path}?${search}`, 200)] : [];
      });
      return [{ ...runOf(address, path, 200), variants }];
    });
    const missing = set.remotes.flatMap((remote) =>
      remote.routes.flatMap((route): Run[] => {
        if (route.missing === undefined) return [];
        const address = { kind: 'page', url: encodeURI(route.missing), remote, route } as const;
        return isChecked(address) ? [runOf(address, route.missing, 404)] : [];
      }),
    );
    return [...listed, ...missing];
  }

  const errorPage = (set: ReleaseSet, below = ''): Run => ({
    path: `${below}/404`,
    status: 404,
    task: createTasks({ set, ...data }).pageTask({ kind: 'unknown', below }),
  });

  return {
    /** What was rendered so far; undefined if nothing was. */
    get rendered(): Rendered | undefined {
      return rendered;
    },
    /** Renders the error page and the pages of all live remotes with a new shell. */
    async ofSet(shell: Omit<Described, 'routes'>, remotes: readonly Release[]): Promise<Violation[]> {
      const set = setOf({ ...shell, routes: [] }, remotes);
      // Paths that cannot be read are no fault of the shell.
      const none: PathLists = new Map();
      const lists = remotes.filter(readsPaths).map((remote) =>
        readPaths(pool, remote).then(
          ({ lists }) => firstOf(lists),
          () => none,
        ),
      );
      const paths = new Map((await Promise.all(lists)).flatMap((each) => [...each]));
      return renderAll([errorPage(set), ...runsOf(set, paths)]);
    },
    /** Renders the error pages and those pages of a remote whose route has changed, and checks each of its pages. */
    async ofRemote(
      remote: Described,
      otherReleases: readonly Release[],
      isChanged: IsChanged = () => true,
    ): Promise<Violation[]> {
      const set = setOf(remote, otherReleases);
      const read = remote.routes.flatMap((route) => (route.fromApi ? [[route, route.paths ?? []] as const] : []));
      const runs = runsOf(set, firstOf(new Map(read)), remote.name, isChanged);
      const sections = new Set(runs.map(({ path }) => /^\/[^/?]+(?=\/)/.exec(path)?.[0] ?? '').concat(''));
      const sent = new Set<string>();
      // The error pages have the shell's own styles, in each language, which the remote's pages contain, too.
      const failed = await renderAll(
        Array.from(sections, (section) => errorPage(set, section)),
        (_path, { inlineStyles }) => {
          for (const css of inlineStyles) sent.add(css);
          return [];
        },
      );
      if (failed.length > 0) return failed;
      const shellCss = [...sent];
      return renderAll(runs, (path, { inlineStyles }) => checkStyles(path, inlineStyles, shellCss));
    },
  };
}

/** Returns lists without the paths that are not rendered. */
const firstOf = (lists: PathLists): PathLists =>
  new Map(Array.from(lists, ([route, paths]) => [route, paths.slice(0, MAX_FROM_API)]));

/**
 * Returns a query for each declared value, each alone. All combinations would be the product of all counts: 5 parameters of 10
 * values would be 100,000 pages, and a value that fails nearly always fails alone.
 */
function variantsOf({ search }: ReleaseRoute): string[] {
  return Object.entries(search).flatMap(([name, values]) =>
    values.map((value) => new URLSearchParams([[name, value]]).toString()),
  );
}

function setOf(release: Described, otherReleases: readonly Release[]): ReleaseSet {
  const set = releaseSetOf([...otherReleases, { ...release, createdAt: '' }]);
  if (!set) throw new Error(`The set has no ${SHELL}`);
  return set;
}

const isTimeout = (error: unknown) => error instanceof TimeLimitError;
