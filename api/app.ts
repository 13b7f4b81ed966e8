import type { Migrations } from '@platform/server/database/migrations';
import type { Platform, SiteResources } from '@platform/server/site';
import type { SiteIdentity } from '@studio/client/identity';
import { Hono } from 'hono';
import * as auth from './auth/index.ts';
import * as chat from './chat/index.ts';
import * as contact from './contact/index.ts';
import { createNotificationMail, createSendInvitation } from './contact/mail/compose.ts';
import * as content from './content/index.ts';
import { seedContent } from './content/seed.ts';
import type { Schema } from './database.ts';
import { createRateLimits } from './limits.ts';
import * as media from './media/index.ts';
import * as questionRoutes from './questions/index.ts';
import { createQuestions } from './questions/questions.ts';
import * as reference from './reference/index.ts';
import * as releases from './releases/index.ts';
import type { Resource, ResourceRoutes } from './resource.ts';
import type { SiteSettings } from './settings.ts';
import * as share from './share/index.ts';
import * as siteFiles from './site/index.ts';
import * as visitorCounts from './visitors/index.ts';
import { createVisitors } from './visitors/visitors.ts';

const RESOURCES: readonly Resource[] = [
  contact,
  content,
  media,
  reference,
  releases,
  chat,
  questionRoutes,
  share,
  siteFiles,
  visitorCounts,
];

/** The site's migrations. Names share one sequence with the platform's: a new one takes the next number of all. */
export const migrations: Migrations = (types) =>
  Object.assign({}, ...[auth, ...RESOURCES].map((resource) => resource.migrations?.(types)));

/** Creates all resources of the site on the platform. */
export async function createSite(
  { data: site, rateLimiter, ...platform }: Platform<Schema, SiteIdentity>,
  siteSettings: SiteSettings,
): Promise<SiteResources> {
  const settings = { ...platform.settings, ...siteSettings };
  const common = { ...platform, site, settings, limits: createRateLimits(settings, rateLimiter) };
  const { publicUrl } = settings;
  await seedContent(platform.db, site, siteSettings.seedDir);
  const { guards, isSignedIn, ...signIn } = await auth.create(
    common,
    settings.mailServer && publicUrl !== undefined
      ? createSendInvitation({ ...settings.mailServer, site, publicUrl })
      : undefined,
  );
  const parts: ResourceRoutes[] = [signIn];
  const visitors = createVisitors({
    ...common,
    isPublicPage: (path) => platform.pages.isPublicPage(path),
    isSignedIn,
    countryHeader: settings.countryHeader,
  });
  const questions = createQuestions({ ...common, isKept: settings.keepsQuestions });
  const context = { ...common, ...guards, isSignedIn, visitors, questions };
  for (const resource of RESOURCES) parts.push(await resource.create(context));

  const resources = { api: new Hono(), publicApi: new Hono(), routes: new Hono() };
  for (const { api, publicApi, routes } of parts) {
    if (api) resources.api.route('/', api);
    if (publicApi) resources.publicApi.route('/', publicApi);
    if (routes) resources.routes.route('/', routes);
  }
  return {
    title: `${site.name} API`,
    ...resources,
    start() {
      const stops = parts.map(({ start }) => start?.());
      return async () => {
        await Promise.all(stops.map((stop) => stop?.()));
      };
    },
    onReport: visitors.onReport,
    barFor: parts.find(({ barFor }) => barFor)?.barFor,
    notify: settings.mailServer && createNotificationMail({ ...settings.mailServer, site }),
    notes: [{ about: 'inbox', text: auth.accessLine(settings) }],
  };
}
