import { containerName } from '@platform/contract/registry';
import semver from 'semver';
import * as v from 'valibot';
import type { Violation } from '../gate/violation.ts';
import { packageOf, SHARED } from '../shared.ts';

/** The file that federation plugins write beside the container: https://module-federation.io/configure/manifest */
export const MANIFEST = 'mf-manifest.json';

/** Bounds of what is read: a release has at most 2,000 files. */
const files = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(2000));
const lists = v.object({ sync: files, async: files });
const assets = v.object({ js: lists, css: v.optional(lists, { sync: [], async: [] }) });

const federationManifest = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.pipe(
    v.array(
      v.object({
        name: v.string(),
        singleton: v.optional(v.boolean(), false),
        requiredVersion: v.optional(v.union([v.string(), v.boolean()]), false),
        assets,
      }),
    ),
    v.maxLength(100),
  ),
  exposes: v.pipe(v.array(v.object({ path: v.string(), assets })), v.maxLength(100)),
});

/** The manifest of a build by another tool, as far as a release needs it. File names are below its `web/`. */
export interface ExternalBuild {
  readonly entry: string;
  /** Whether the container is an ES module. Otherwise it is a script that sets a global variable. */
  readonly isModule: boolean;
  /** Scripts and style sheets that `./routes` always needs, and those that it imports later. */
  readonly routes: { readonly sync: readonly string[]; readonly async: readonly string[] };
  /** Ranges that the container requires of the shell, by package. */
  readonly shared: Readonly<Record<string, string>>;
}

/** Reads the manifest of a build of the remote `name`. Returns violations if the build cannot run in a shell. */
export function readManifest(
  name: string,
  text: string,
): { readonly build: ExternalBuild } | { readonly violations: Violation[] } {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), federationManifest), text);
  if (!result.success) {
    const message = `${result.issues[0].message}: build again with the manifest of the federation plugin`;
    return { violations: [{ field: `web/${MANIFEST} ${v.getDotPath(result.issues[0]) ?? ''}`.trim(), message }] };
  }
  const { metaData, shared, exposes } = result.output;
  const { globalName, remoteEntry } = metaData;
  const violations: Violation[] = [];
  const add = (field: string, message: string) => violations.push({ field: `web/${MANIFEST} ${field}`, message });

  if (globalName !== containerName(name))
    add('globalName', `is ${globalName}: set the name of the federation plugin to ${containerName(name)}`);
  if (!['global', 'var', 'module'].includes(remoteEntry.type))
    add('remoteEntry.type', `is ${remoteEntry.type}: build a container for browsers (var or module)`);
  if (!/^[^/]+\.js$/.test(remoteEntry.name) || remoteEntry.path !== '')
    add('remoteEntry', 'is in a folder, or no .js file: write all files beside each other');
  const routes = exposes.find(({ path }) => path === './routes');
  if (!routes) add('exposes', "has no ./routes: expose './routes'");
  for (const module of shared) violations.push(...sharedViolations(module));
  if (!routes || violations.length > 0) return { violations };
  return {
    build: {
      entry: remoteEntry.name,
      isModule: remoteEntry.type === 'module',
      routes: { sync: all('sync', routes.assets), async: all('async', routes.assets) },
      shared: rangesOf(shared),
    },
  };
}

const all = (list: 'sync' | 'async', { js, css }: v.InferOutput<typeof assets>) => [...js[list], ...css[list]];

type SharedModule = v.InferOutput<typeof federationManifest>['shared'][number];

/** A shell has one copy of each shared module, and a remote takes it from there: in both bundles. */
function sharedViolations({ name, singleton, requiredVersion, assets: { js } }: SharedModule): Violation[] {
  const field = `web/${MANIFEST} shared ${name}`;
  if (!SHARED.includes(name)) return [{ field, message: `is shared by no shell: share only ${SHARED.join(', ')}` }];
  if (!singleton) return [{ field, message: 'may exist twice in a page: set singleton: true' }];
  if (js.sync.length + js.async.length > 0)
    return [{ field, message: 'is in the build as a copy of its own: set import: false' }];
  if (typeof requiredVersion === 'string' && semver.validRange(requiredVersion) === null)
    return [{ field, message: `requires ${requiredVersion}, which is no range: set requiredVersion to one` }];
  return [];
}

/** Returns the range of each package. Several modules of one package have to be satisfied together. */
function rangesOf(shared: readonly SharedModule[]): Record<string, string> {
  const ranges = new Map<string, Set<string>>();
  for (const { name, requiredVersion } of shared) {
    const range = typeof requiredVersion === 'string' ? requiredVersion : '*';
    ranges.set(packageOf(name), (ranges.get(packageOf(name)) ?? new Set()).add(range));
  }
  return Object.fromEntries([...ranges].map(([name, set]) => [name, [...set].join(' ')]));
}
