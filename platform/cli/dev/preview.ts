import type { Preview } from '@platform/contract/release';
import { reportFailures, StepFailed, step } from '../process/steps.ts';
import { sendRelease, storeRelease } from '../releases/send-release.ts';
import { publishToken, type SiteClient } from '../releases/site-client.ts';
import type { StatusBoard } from './overlay.ts';
import { type DevServer, queued } from './servers.ts';

/** Preview of a developed remote on a running site, for this machine alone. Nothing goes live. */
export interface DevPreview {
  /** Sends the newest compilation to the site. */
  show(): void;
  /** Resolves with the preview's key when the newest compilation can be shown; undefined if the site refused it. */
  key(): Promise<string | undefined>;
}

/**
 * Returns the token for a site: PUBLISH_TOKEN, or the token of a site on this machine, which is sent to no other site. Throws a
 * `StepFailed` if there is none.
 */
export function tokenFor(origin: string): string {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
  if (isHere || process.env.PUBLISH_TOKEN) return publishToken();
  throw new StepFailed(`Set PUBLISH_TOKEN to a token of ${origin}.`);
}

/** Creates the preview of a remote on a running site. `site`: a client with a token that may release it. */
export function createDevPreview(site: SiteClient, { name, folder }: DevServer, board: StatusBoard): DevPreview {
  let key: string | undefined;
  let shown = Promise.resolve();
  let isPending = false;

  async function showNewest(): Promise<void> {
    isPending = false;
    const startedAt = performance.now();
    const previousKey = key;
    key = undefined;
    const { version } = await storeRelease(site, name, folder, { removes: ANY_PATH });
    ({ key } = await site<Preview>('POST', '/api/previews', { name, version }));
    step('preview', `${name} is rendered by the site, for this address alone`, startedAt);
    board.reload();
    if (previousKey !== undefined) await site('DELETE', `/api/previews/${previousKey}`);
  }

  /** Reports a refusal. The site renders the live release until the next compilation. */
  function report(error: unknown): void {
    if (!(error instanceof StepFailed)) throw error;
    const reason = `${error.output}\n${error.message}`.trim();
    console.error(reason);
    board.setErrors('preview', reason.split('\n'));
  }

  return {
    show() {
      if (isPending) return;
      isPending = true;
      shown = shown.then(showNewest).then(() => board.setErrors('preview', []), report);
    },
    async key() {
      await shown;
      return key;
    },
  };
}

/** A developed front end may remove any page. */
export const ANY_PATH = ['/*'];

/** Returns a function that releases the newest compilation of a development server to a site. A refusal is only reported. */
export const createDevReleases = (site: SiteClient) =>
  queued(({ name, folder }) =>
    reportFailures(async () => {
      const startedAt = performance.now();
      const { sent } = await sendRelease(site, name, folder, { removes: ANY_PATH });
      if (sent > 0) step('release', name, startedAt);
    }),
  );
