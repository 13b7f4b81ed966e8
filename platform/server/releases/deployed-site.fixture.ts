import { jest } from '@jest/globals';
import type { Gate } from '../gate/gate.ts';
import { createMutex } from '../queues.ts';
import type { Release } from '../release-set/release.ts';
import { idOf } from '../release-set/release-set.ts';
import { makeBuild } from './build-folder.fixture.ts';
import { type Canaries, createCanaries } from './canaries.ts';
import type { PreparedSet } from './deploy-set.ts';
import { createPromotions, type Promotions } from './promotions.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { addBuild, gateOf, type TestStore } from './store/test-store.fixture.ts';

/** Creates the `n`th build of a name. */
export const nthBuild = (name: string, n: number) => makeBuild(name, { [`web/note.${n}.txt`]: String(n) });

/** Creates the error that a deployment is refused with. */
export const refusal = (slug: string) => ({ details: { slug, status: 409 } });

type Render = (releases: readonly Release[]) => Promise<void> | void;

interface Server {
  readonly gate: jest.Mock<Gate>;
  readonly prepare: jest.Mock<(releases: readonly Release[]) => Promise<PreparedSet>>;
  readonly promotions: Promotions;
  readonly canaries: Canaries;
  readonly log: string[];
  readonly shown: (name?: string) => { readonly set: string; readonly traffic: number } | undefined;
}

/** Creates a server on a store. `log`: what is done with each set, by the versions of its remotes. `shown`: the canary of a name, default marketing. */
export function serverOn(
  store: ReleaseStore,
  render: Render = () => {},
  nameOf = (version: string) => version,
): Server {
  const log: string[] = [];
  const mutex = createMutex();
  const gate = jest.fn<Gate>(gateOf(store));
  const shown = new Map<string, { set: string; traffic: number }>();
  const prepareWith = (onLive: (releases: readonly Release[]) => void) => async (releases: readonly Release[]) => {
    const names = releases.map(({ version }) => nameOf(version)).join(' ');
    log.push(`prepare ${names}`);
    await render(releases);
    const prepared: PreparedSet = {
      failed: [],
      async goLive() {
        log.push(`live ${names}`);
        onLive(releases);
      },
      discard: async () => void log.push(`discard ${names}`),
    };
    return prepared;
  };
  const prepare = jest.fn(prepareWith(() => {}));
  const canaries = createCanaries({
    store,
    gate,
    mutex,
    prepare: (name, set, traffic) =>
      prepareWith(() => void shown.set(name, { set: set.id, traffic }))([...set.remotes, set.shell]),
    shown: {
      names: () => [...shown.keys()],
      shown: (name) => shown.get(name),
      setTraffic: (name, traffic) => void shown.set(name, { set: shown.get(name)?.set ?? '', traffic }),
      end: (name) => void shown.delete(name),
    },
  });
  const promotions = createPromotions({ store, gate, mutex, prepare });
  return { gate, prepare, promotions, canaries, log, shown: (name = 'marketing') => shown.get(name) };
}

/** Returns a function that creates a site with three stored releases of marketing, and one of the catalog and of the shell. */
export const deployedSites = (testStore: () => Promise<TestStore>) => async (render?: Render) => {
  const opened = await testStore();
  const { store } = opened;
  // Both remotes have the same page: all are stored before one of them is live.
  const versions = {
    catalog: await addBuild(store, 'catalog', makeBuild('catalog')),
    first: await addBuild(store, 'marketing', nthBuild('marketing', 1)),
    second: await addBuild(store, 'marketing', nthBuild('marketing', 2)),
    third: await addBuild(store, 'marketing', nthBuild('marketing', 3)),
    shell: await addBuild(store, 'shell', makeBuild('shell')),
  };
  const nameOf = (version: string) => Object.entries(versions).find((entry) => entry[1] === version)?.[0] ?? 'another';
  return {
    ...opened,
    ...versions,
    ...serverOn(store, render, nameOf),
    /** Returns what is live, by name. */
    live: async () => (await store.live()).map(({ version }) => nameOf(version)),
    actions: async () => (await store.history()).map(({ action }) => action),
    setId: async () => idOf(await store.live()),
  };
};
