import { SHELL } from '@platform/contract/registry';
import { AlteredLogError } from './deployments/entries.ts';
import type { Gate } from './gate/gate.ts';
import type { Logger } from './http/request-log.ts';
import { print, warn } from './print.ts';
import type { Release } from './release-set/release.ts';
import type { Assets } from './releases/assets.ts';
import { type RenderedSet, renderFirstSet } from './releases/first-set.ts';
import { type Published, publishFolder } from './releases/publish.ts';
import type { ReleaseStore } from './releases/store/release-store.ts';
import { messageOf, StartError } from './start-error.ts';

interface StartReleasesDeps {
  readonly store: ReleaseStore;
  readonly gate: Gate;
  readonly pages: { prepare(releases: readonly Release[], limitMs?: number): Promise<RenderedSet> };
  readonly assets: Pick<Assets, 'compressAll'>;
  readonly log: Logger;
  /** Folders of builds to publish first, the shell's before the others. */
  readonly folders: readonly string[];
}

/**
 * Publishes builds and makes the first set live. Prints a line for each build, for the rendered set, and for each release that is not
 * published or not served: none of them stops the start.
 * @throws StartError if no shell can be served, or if the log of deployments was altered.
 */
export async function startReleases({ store, gate, pages, assets, log, folders }: StartReleasesDeps): Promise<void> {
  await store.position().catch((error: unknown) => {
    throw error instanceof AlteredLogError ? new StartError(error.message.replaceAll('\n', '. ')) : error;
  });
  for (const folder of folders) {
    try {
      printPublished(await publishFolder({ store, folder, gate }));
    } catch (error) {
      warn(`${folder} is not released (${messageOf(error)})`);
      log.error({ err: error, folder }, 'a build is not released');
    }
  }
  const first = await renderFirstSet({ store, prepare: pages.prepare });
  const unserved = await store.unserved();
  if (first.rendered === undefined) {
    const fault = first.shellFault ?? unserved.find(({ name }) => name === SHELL)?.fault;
    throw new StartError(
      fault === undefined
        ? 'Nothing is released yet: run "npm start" once, or send a release with "npm run release".'
        : `No release of the shell can be served (${fault}): run "npm start" with sources that can be rendered.`,
    );
  }
  for (const { name, version, fault, instead } of unserved) {
    const served =
      instead === undefined ? 'its paths show the error page' : `${instead.slice(0, 10)} is served instead`;
    warn(`${name} ${version.slice(0, 10)} is not served (${fault}): ${served}; release ${name} again to repair it`);
    log.error({ name, version, fault, instead }, 'a live release is not served');
  }
  const { rendered, live } = first;
  const failed = rendered.failed.length ? `, ${rendered.failed.length} failed: ${rendered.failed.join(', ')}` : '';
  print('render', `${rendered.pages} pages${failed}`);
  await rendered.goLive();
  await assets.compressAll(live);
}

function printPublished({ name, version, size, added, promoted, retired }: Published): void {
  const unchanged = retired ? 'retired: npm run promote makes it live again' : 'unchanged';
  const state = promoted ? 'released' : added ? 'stored' : unchanged;
  const kilobytes = `${Math.ceil(size / 1024)} kB`;
  print('release', `${name.padEnd(10)} ${version.slice(0, 10)}  ${kilobytes.padStart(7)}  ${state}`);
}
