import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { containerName, SHELL } from '@platform/contract/registry';
import { sharedModules } from './shared-modules.ts';

/** Versions of the shell's packages by the module that remotes share. The build defines it. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/**
 * What the containers of remotes use of the federation runtime, which is in the shell only. Containers of earlier releases use the
 * same: names are only ever added.
 */
const runtimeCore = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers: { global: {}, share: {}, utils: {} },
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/** Creates the federation host of this document, and returns what it shares: the shell's copies of the shared modules, by scope. */
export function shareModules(): Record<string, object> {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const shared = Object.entries(SHARED_VERSIONS).map(([name, version]) => {
    const shareConfig = { singleton: true, requiredVersion: version };
    return [name, { version, shareConfig, lib: () => sharedModules[name] }] as const;
  });
  const host = new ModuleFederation({
    name: containerName(SHELL),
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
  });
  setGlobalFederationInstance(host);
  return host.shareScopeMap;
}
