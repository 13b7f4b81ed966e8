import type { Logger } from '../http/request-log.ts';
import type { createStrictTransport } from '../http/response-headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Redirects } from '../release-set/redirects.ts';
import type { RenderDeps } from '../render/render-pool.ts';
import type { Sampling } from '../reports/sampling.ts';
import type { KeptPages } from './cache/kept-pages.ts';
import type { CanaryCookie } from './canary/canary-set.ts';
import type { NamedPreviews } from './previews/named-previews.ts';
import type { PreviewCookie } from './previews/preview-keys.ts';
import type { Previews } from './previews/previews.ts';

/** What the site's pages are made with. */
export interface PagesDeps extends RenderDeps {
  readonly cacheBytes: number;
  /** Pages on disk. Unset: none are kept. */
  readonly kept?: KeptPages;
  /** Other sites whose pages a frame can show. */
  readonly frameSources?: readonly string[] | undefined;
  readonly redirects?: Redirects;
  readonly log: Logger;
  readonly previews: Pick<Previews, 'find'>;
  readonly named: Pick<NamedPreviews, 'find'>;
  readonly previewCookie: Pick<PreviewCookie, 'get' | 'remove'>;
  readonly canaryCookie: CanaryCookie;
  readonly sampling: Sampling;
  readonly metrics: Pick<Metrics, 'request' | 'hit' | 'watchPool' | 'processStarted' | 'processFailed'>;
  readonly strictTransport: ReturnType<typeof createStrictTransport>;
}
