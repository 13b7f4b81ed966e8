import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { containerName, type RegistryEntry, SHELL } from '@platform/contract/registry';
import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { LOAD_TIMEOUT_MS, RemoteLoadError } from './loading.ts';
import { sharedModules } from './shared-modules.ts';

export type RuntimePlugin = ModuleFederationRuntimePlugin;

/** Versions of the shell's packages by the module that remotes share. The build defines it. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/**
 * Creates the federation host of this document: https://module-federation.io/guide/runtime/runtime-api
 * @param version The shell's version.
 * @param plugins The site's own runtime plugins. The host's are called after them, so that none of them can skip the check of hashes.
 */
export function createHost(version: string, plugins: readonly RuntimePlugin[] = []) {
  const entries = new Map<string, RegistryEntry>();
  const shared = Object.entries(SHARED_VERSIONS).map(([name, sharedVersion]) => {
    const shareConfig = { singleton: true, requiredVersion: sharedVersion };
    return [name, { version: sharedVersion, shareConfig, lib: () => sharedModules[name] }] as const;
  });
  const host = createInstance({
    name: SHELL,
    version,
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
    // Remotes are built with `externalRuntime`: they contain no copy of the runtime's core.
    plugins: [provideRuntimeCore(), ...plugins, integrityPlugin(entries), loadErrorPlugin(), devtoolsPlugin(entries)],
  });
  return {
    /** Registers a remote at the version of its registry entry. */
    register(name: string, entry: RegistryEntry): void {
      entries.set(name, entry);
      const url = new URL(entry.url, location.href).href;
      const remote = { name, version: entry.metadata.version, entry: url, type: 'global' } as const;
      host.registerRemotes([{ ...remote, entryGlobalName: containerName(name) }]);
    },
    /** Loads the routes of a registered remote. Rejects with a `RemoteLoadError`. */
    async loadRoutes(name: string): Promise<RemoteRoutes> {
      const module = await host.loadRemote<{ readonly default: RemoteRoutes }>(`${name}/routes`);
      if (!module) throw new Error(`${name} exposes no routes`);
      return module.default;
    },
  };
}

type Entries = ReadonlyMap<string, RegistryEntry>;

/** Creates the script elements of containers, whose hash the browser checks. Throws if the registry has no hash. */
const integrityPlugin = (entries: Entries): RuntimePlugin => ({
  name: 'platform-integrity',
  createScript({ url, remoteInfo }) {
    const { integrity = '' } = entries.get(remoteInfo?.name ?? '')?.metadata ?? {};
    // A browser ignores any other text and would run the script unchecked.
    if (!/^sha384-[\w+/]{64}$/.test(integrity)) throw new Error(`${url} has no hash in the registry`);
    const script = Object.assign(document.createElement('script'), { src: url, integrity, crossOrigin: 'anonymous' });
    return { script, timeout: LOAD_TIMEOUT_MS };
  },
});

/** Fails the load of a remote with a `RemoteLoadError`, for which the outlet shows a button to try again. */
const loadErrorPlugin = (): RuntimePlugin => ({
  name: 'platform-load-error',
  errorLoadRemote({ lifecycle, remote, error }) {
    if (lifecycle === 'onLoad' && remote) throw new RemoteLoadError(remote.name, remote.version ?? '', error);
  },
});

/**
 * Describes the host and its remotes for the devtools of Module Federation, which read `__FEDERATION__.moduleInfo`. The runtime writes
 * there what it reads from manifests; remotes of the registry have none, as a manifest would cost every page another request.
 */
const devtoolsPlugin = (entries: Entries): RuntimePlugin => ({
  name: 'platform-devtools',
  registerRemote(args) {
    const { remote, origin } = args;
    const entry = entries.get(remote.name);
    if (!entry) return args;
    const { moduleInfo } = globalThis.__FEDERATION__;
    const { version } = entry.metadata;
    const [, folder = '', file = ''] = /^(.*\/)(.*)$/.exec(entry.url) ?? [];
    const common = { buildVersion: version, remoteTypes: '', remoteTypesZip: '', remotesInfo: {} };
    moduleInfo[`${remote.name}:${version}`] = {
      ...common,
      version,
      globalName: containerName(remote.name),
      publicPath: folder,
      remoteEntry: file,
      remoteEntryType: 'global',
      modules: [{ moduleName: 'routes', modulePath: './routes', assets: assetsOf(entry.extras.chunks) }],
      shared: describeShared(entry.extras.shared),
    };
    const host = `${origin.name}:${origin.options.version}`;
    moduleInfo[host] = {
      ...common,
      version: origin.options.version ?? '',
      consumerList: [],
      shared: describeShared(SHARED_VERSIONS),
      remotesInfo: {
        ...(moduleInfo[host] as { remotesInfo?: object } | undefined)?.remotesInfo,
        [remote.name]: { matchedVersion: version },
      },
    };
    return args;
  },
});

function assetsOf(files: readonly string[]) {
  const isStyleSheet = (file: string) => file.endsWith('.css');
  const list = (sync: string[]) => ({ sync, async: [] });
  return { js: list(files.filter((file) => !isStyleSheet(file))), css: list(files.filter(isStyleSheet)) };
}

const describeShared = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions).map(([sharedName, version]) => ({ sharedName, version, assets: assetsOf([]) }));
