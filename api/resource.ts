import type { Migrations } from '@platform/server/database/migrations';
import type { Settings } from '@platform/server/settings';
import type { Platform, SiteResources } from '@platform/server/site';
import type { SiteIdentity } from '@studio/client/identity';
import type { Hono, Context as HonoContext } from 'hono';
import type { RoleGuards } from './auth/roles.ts';
import type { Schema } from './database.ts';
import type { createRateLimits } from './limits.ts';
import type { Questions } from './questions/questions.ts';
import type { SiteSettings } from './settings.ts';
import type { Visitors } from './visitors/visitors.ts';

/** Database, log, settings and limits, with which `app.ts` creates every resource. */
export interface Context
  extends Omit<Platform<Schema, SiteIdentity>, 'data' | 'settings' | 'rateLimiter'>,
    Pick<RoleGuards, 'adminOnly' | 'ownerOnly'> {
  readonly site: SiteIdentity;
  readonly settings: Settings & SiteSettings;
  /** Returns whether a request is of somebody who has signed in. In local mode nobody has. */
  readonly isSignedIn: (c: HonoContext) => Promise<boolean>;
  readonly limits: ReturnType<typeof createRateLimits>;
  /** Counts visitors, and what they do. */
  readonly visitors: Visitors;
  /** Keeps the questions that the chat could not answer, and the answers to them. */
  readonly questions: Questions;
}

/** A resource of the API: the `index.ts` of a folder. */
export interface Resource {
  /** Its tables. */
  readonly migrations?: Migrations;
  readonly create: (context: Context) => ResourceRoutes | Promise<ResourceRoutes>;
}

/** Routes of a resource, and its work in the background. */
export interface ResourceRoutes {
  /** Routes below `/api`. */
  readonly api?: Hono;
  /** Public GET routes below `/api`, which the loaders of server-rendered pages can reach. */
  readonly publicApi?: Hono;
  /** Routes outside `/api`. */
  readonly routes?: Hono;
  /** The bar on the pages of people who ask for one. */
  readonly barFor?: SiteResources['barFor'];
  /** Starts work in the background. Returns a function that stops it. */
  readonly start?: () => () => Promise<void>;
}
