import * as v from 'valibot';
import type { Violation } from '../violation.ts';
import { MAX_API_PATHS, MAX_PATH_LENGTH, MAX_PATHS, rightPathsOf } from './path-rules.ts';

/** Maximum numbers of search parameters of a route, and of values of one. Each value is rendered at every deployment. */
const MAX_PARAMETERS = 20;
const MAX_VALUES = 200;

/** Maximum number of server files that a page loads. */
const MAX_FILES = 500;

/** Half of a surrogate pair, which no URL can contain. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Number of violations after which no other page is checked. */
const MAX_VIOLATIONS = 20;

const text = (message: string, maxLength: number) =>
  v.pipe(
    v.string(message),
    v.nonEmpty(message),
    v.maxLength(maxLength, `has more than ${maxLength} characters: shorten it`),
    v.check((value) => !HALF_CHARACTER.test(value), 'contains half a character: write whole characters'),
  );

/** A list of texts whose length is checked before its items. Only the first fault is an issue. */
const list = (item: v.GenericSchema<string>, max: number, message: string, tooMany: string) =>
  v.pipe(
    v.custom<string[]>(Array.isArray, message),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      if (dataset.value.length > max) return addIssue({ message: tooMany });
      for (const value of dataset.value) {
        const { issues } = v.safeParse(item, value, { abortEarly: true });
        if (issues) return addIssue({ message: issues[0].message });
      }
    }),
  );

const path = (what: string) => text(`is not ${what}: write a path such as /about`, MAX_PATH_LENGTH);

const listed = 'is not a list of paths: return texts such as ["/post/kettle"] from handle.paths()';
const seconds = 'is not a number of seconds: write a whole number from 1 to 86400';
const searchMessage = 'is not a list of values: write { name: ["value", …] } in handle.search';

const pathList = (max: number) =>
  v.nullable(
    list(
      text(listed, MAX_PATH_LENGTH),
      max,
      listed,
      `has more than ${max} paths: list fewer, or move some to another remote`,
    ),
    null,
  );

/**
 * A page as the program of a render process describes it. The process runs code of the release, so anything can be in it. Titles
 * and descriptions that are computed arrive as the text `computed`.
 */
const describedRoute = v.object({
  path: path('a path'),
  title: text('is missing: give the page a title in its handle', 1000),
  description: text('is missing: give the page a description in its handle', 5000),
  layout: v.optional(
    v.picklist(['public', 'bare'], 'is neither public nor bare: set handle.layout to one of them'),
    'public',
  ),
  private: v.optional(v.boolean('is neither true nor false: set handle.private to one of them'), false),
  revalidate: v.optional(
    v.pipe(v.number(seconds), v.integer(seconds), v.minValue(1, seconds), v.maxValue(86_400, seconds)),
  ),
  search: v.optional(
    v.pipe(
      v.custom<object>((search) => typeof search === 'object' && search !== null, searchMessage),
      v.check(
        (search) => Object.keys(search).length <= MAX_PARAMETERS,
        `has more than ${MAX_PARAMETERS} parameters: declare fewer, and read others in the browser`,
      ),
      v.record(
        text(searchMessage, 50),
        list(
          text(searchMessage, 200),
          MAX_VALUES,
          searchMessage,
          `has more than ${MAX_VALUES} values: declare fewer, and read others in the browser`,
        ),
        searchMessage,
      ),
    ),
    {},
  ),
  paths: pathList(MAX_PATHS),
  fromApi: v.optional(v.boolean()),
  missing: v.optional(path('a path')),
  files: list(
    v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH)),
    MAX_FILES,
    'is not a list of files: build the release again',
    `has more than ${MAX_FILES} files: split the page's code less`,
  ),
});

/** A page whose paths are read from the API. */
const routeFromApi = v.object({ ...describedRoute.entries, paths: pathList(MAX_API_PATHS) });

const isFromApi = (route: unknown) =>
  typeof route === 'object' && route !== null && 'fromApi' in route && route.fromApi === true;

/** The paths that a page lists, as a render process sends them. */
const listedRoute = v.object({ path: v.string(), paths: pathList(MAX_API_PATHS) });

/**
 * Returns the paths that pages list, by the pattern of the page. Leaves out those that are not the page's own.
 * @throws ValiError if a list is not one of paths, or too long.
 */
export function parsePathLists(lists: unknown): ReadonlyMap<string, readonly string[]> {
  const checked = v.parse(v.pipe(v.array(v.unknown()), v.maxLength(MAX_PATHS)), lists);
  return new Map(
    checked.flatMap((each) => {
      const { path, paths } = v.parse(listedRoute, each, { abortEarly: true });
      return paths === null ? [] : [[path, rightPathsOf(path, paths)] as const];
    }),
  );
}

/** A page of a remote as the gate accepts it. `files`: files of the server bundle that it loads. */
export type DescribedRoute = v.InferOutput<typeof describedRoute>;

/** Parses the description of a remote's routes by a render process. */
export function parseRoutes(
  described: unknown,
): { readonly routes: DescribedRoute[] } | { readonly violations: Violation[] } {
  const field = 'server/routes.js';
  if (!Array.isArray(described)) {
    const message = 'has no list of routes: write export default [ … ] satisfies RemoteRoutes';
    return { violations: [{ field, message }] };
  }
  if (described.length > MAX_PATHS) {
    const message = `has ${described.length} routes, more than ${MAX_PATHS}: move some to another remote`;
    return { violations: [{ field, message }] };
  }
  const routes: DescribedRoute[] = [];
  const violations: Violation[] = [];
  for (const [i, route] of described.entries()) {
    const { success, output, issues = [] } = v.safeParse(isFromApi(route) ? routeFromApi : describedRoute, route);
    if (success) routes.push(withRightPaths(output));
    violations.push(...issues.map((issue) => violationOf(nameOf(route, i), issue)));
    if (violations.length >= MAX_VIOLATIONS) break;
  }
  return violations.length > 0 ? { violations } : { routes };
}

/** Leaves out paths from the API that are not the page's own: what people write refuses no release. */
const withRightPaths = (route: DescribedRoute): DescribedRoute =>
  route.fromApi && route.paths !== null ? { ...route, paths: [...rightPathsOf(route.path, route.paths)] } : route;

/** The field of a handle that an issue is about, and its message. Messages of the schema itself get a cure. */
function violationOf(page: string, issue: v.GenericIssue): Violation {
  const key = String(issue.path?.[0]?.key ?? '');
  const message = issue.message.includes(': ') && !issue.message.startsWith('Invalid') ? issue.message : undefined;
  const field = key === '' || key === 'path' || key === 'files' ? page : `${page} handle.${key}`;
  return { field, message: message ?? 'has another shape than RemoteRoutes: follow the type of the contract' };
}

/** Returns the path of a page; its position in the list if it has no readable path. */
function nameOf(route: unknown, index: number): string {
  const given: unknown = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof given === 'string' && given !== '' ? given.slice(0, MAX_PATH_LENGTH) : `route ${index + 1}`;
}
