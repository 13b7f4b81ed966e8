import { MANIFEST_PATH } from '@studio/contract/manifest';
import type { SiteIdentity } from '@studio/contract/site';
import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { createAnswers } from './chat/answers.ts';
import { createChat } from './chat/chat.ts';
import { createModel } from './chat/model.ts';
import { createPassages } from './chat/passages.ts';
import { createContactForm } from './contact/form.ts';
import type { Inbox } from './contact/inbox.ts';
import type { Mailbox } from './contact/mailbox.ts';
import { createContactOwner } from './contact/owner-routes.ts';
import { createContact } from './contact/routes.ts';
import { createHealth } from './health.ts';
import { errorHandler, notFound } from './http/problem.ts';
import type { RateLimits } from './http/rate-limit.ts';
import { createLogRequest, type Logger, requestLog } from './http/request-log.ts';
import { createOpenApi } from './openapi/openapi.ts';
import type { Owner } from './owner/owner.ts';
import { createSiteState } from './owner/site-state.ts';
import { createManifest } from './pages/manifest.ts';
import type { Pages } from './pages/pages.ts';
import type { Assets } from './releases/assets.ts';
import type { DeploymentLog } from './releases/deployment-log.ts';
import type { ReleasesApi } from './releases/routes.ts';
import { createReports } from './reports/routes.ts';
import type { ListsApi } from './services/routes.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/schema.ts';

export interface AppDeps {
  readonly site: SiteIdentity;
  readonly db: Database;
  readonly log: Logger;
  readonly pages: Pages;
  readonly assets: Assets;
  readonly releases: ReleasesApi;
  readonly deployments: Pick<DeploymentLog, 'history'>;
  readonly lists: ListsApi;
  readonly inbox: Inbox;
  readonly mailbox: Mailbox;
  readonly owner: Owner;
  readonly limits: RateLimits;
  readonly sameSite: MiddlewareHandler;
  readonly chatModel?: Settings['chatModel'];
}

/** Everything that is not a page. Pages log themselves: no middleware stands before them. */
const RESOURCES = ['/healthz', '/readyz', '/assets/*', '/api/*', MANIFEST_PATH];

/** The whole site as one Hono app: health, assets, API, the form of the contact page, and every other path a page. */
export function createApp(deps: AppDeps) {
  const { db, log, pages, assets } = deps;
  const app = new Hono();
  for (const path of RESOURCES) app.use(path, requestId(), requestLog(createLogRequest(log)));
  return app
    .route('/', createHealth({ db, pages }))
    .route('/', assets.app)
    .route('/', createManifest({ site: deps.site, pages }))
    .route('/api', createApi(deps))
    .route('/', createForm(deps))
    .route('/', pages.app)
    .onError(errorHandler(log));
}

/** Below `/api`: every resource, and the document that describes them. */
function createApi({
  site,
  log,
  pages,
  releases,
  deployments,
  lists,
  inbox,
  mailbox,
  owner,
  limits,
  sameSite,
  chatModel,
}: AppDeps) {
  const { ownerOnly } = owner;
  const answers = createAnswers({
    site,
    passages: createPassages({
      pages,
      onFailure: (error) => log.error({ err: error }, 'the chat could not read the pages'),
    }),
    model: chatModel && createModel(chatModel),
    onModelFailure: (error) => log.warn({ err: error }, 'the model did not answer; the site was quoted'),
  });
  const api = new Hono()
    .route('/', releases)
    .route('/', lists)
    .route('/', owner.app)
    .route('/', createContact({ inbox, ownerOnly, limiter: limits.contact, sameSite }))
    .route('/', createContactOwner({ inbox, mailbox, ownerOnly, sameSite }))
    .route('/', createSiteState({ store: deployments, pages, ownerOnly }))
    .route('/', createReports({ log, limiter: limits.report, sameSite }))
    .route('/', createChat({ answers, limiter: limits.chat, sameSite }));
  return api.route('/', createOpenApi({ api, site })).all('*', notFound).onError(errorHandler(log));
}

/** The contact page's form as it is sent without JavaScript. */
function createForm({ log, pages, inbox, limits, sameSite }: AppDeps) {
  const form = createContactForm({
    inbox,
    refuse: pages.refuse,
    limiter: limits.contact,
    sameSite,
    onFailure: (error) => log.error({ err: error }, 'message not stored'),
  });
  return form;
}
