import type { Preview } from '@platform/contract/release';
import { StepFailed, step } from '../process/steps.ts';
import { storeRelease } from '../releases/send-release.ts';
import { publishToken, type SiteClient } from '../releases/site-client.ts';
import type { NewsDesk } from './news.ts';
import { ANY_PATH } from './releases.ts';
import type { DevServer } from './servers.ts';

/** What a running site shows of a remote that is developed. Nobody else sees it, and nothing goes live. */
export interface DevPreview {
  /** Lets the site render what the development server has compiled. */
  show(): void;
  /** Returns the key of the preview, once the newest compilation can be seen; undefined if the site refused it. */
  key(): Promise<string | undefined>;
}

/**
 * Returns the token for a site at an origin: PUBLISH_TOKEN, or for a site on this machine its own, which no other site gets. Throws a
 * `StepFailed` if there is none.
 */
export function tokenFor(origin: string): string {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
  if (isHere || process.env.PUBLISH_TOKEN) return publishToken();
  throw new StepFailed(`Set PUBLISH_TOKEN to a token of ${origin}.`);
}

/** Creates the preview of a remote on a running site. `site`: a client with a token that may release it. */
export function createDevPreview(site: SiteClient, { name, folder }: DevServer, desk: NewsDesk): DevPreview {
  let key: string | undefined;
  let shown = Promise.resolve();
  let isWaiting = false;

  async function showNewest(): Promise<void> {
    isWaiting = false;
    const startedAt = performance.now();
    const earlier = key;
    key = undefined;
    const { version } = await storeRelease(site, name, folder, { removes: ANY_PATH });
    ({ key } = await site<Preview>('POST', '/api/previews', { name, version }));
    step('preview', `${name} is rendered by the site, for this address alone`, startedAt);
    desk.countShown();
    if (earlier !== undefined) await site('DELETE', `/api/previews/${earlier}`);
  }

  /** The site renders what is live, until the next compilation. */
  function report(error: unknown): void {
    if (!(error instanceof StepFailed)) throw error;
    const reason = `${error.output}\n${error.message}`.trim();
    console.error(reason);
    desk.setFaults('preview', reason.split('\n'));
  }

  return {
    show() {
      if (isWaiting) return;
      isWaiting = true;
      shown = shown.then(showNewest).then(() => desk.setFaults('preview', []), report);
    },
    async key() {
      await shown;
      return key;
    },
  };
}
