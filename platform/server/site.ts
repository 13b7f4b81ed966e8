import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Migrations } from './database/migrations.ts';
import type { PlatformSchema } from './database/schema.ts';
import type { DeploymentLog } from './deployments/deployment-log.ts';
import type { RateLimiter } from './http/limits/rate-limit.ts';
import type { Logger } from './http/request-log.ts';
import type { ReadOrigin } from './live-files/live-files.ts';
import type { LiveHeads } from './live-files/live-heads.ts';
import type { CompareText } from './live-files/text-changes.ts';
import type { Analytics } from './pages/analytics.ts';
import type { DraftPages } from './pages/draft-pages.ts';
import type { BarFor } from './pages/page-bar.ts';
import type { Pages } from './pages/pages.ts';
import type { LabelledRelease } from './pages/previews/named-previews.ts';
import type { Deployer } from './releases/releases.ts';
import type { ReleaseStore } from './releases/store/release-store.ts';
import type { PublicApi } from './render/api-reads.ts';
import type { OnReport } from './reports/routes.ts';
import type { Notify } from './rollout/notifier.ts';
import type { Settings } from './settings.ts';

/** A site as the platform serves it. */
export interface Site<Schema extends PlatformSchema = PlatformSchema, Data = unknown> {
  /** Schema of the data in `SITE_FILE`, which every page receives. */
  readonly data: v.GenericSchema<unknown, Data>;
  readonly migrations?: Migrations;
  /**
   * Rebuilds what a backup does not contain, such as a search index, and removes what must not be restored, such as sessions. Called with
   * the restored database before anything uses it.
   */
  readonly restored?: (db: Kysely<Schema>) => Promise<void>;
  /** Returns the sha256 of the stored files that the site's tables name. Any other file that no release has is removed after a week. */
  readonly keptFiles?: (db: Kysely<Schema>) => Promise<readonly string[]>;
  /** Other sites whose pages a frame can show, such as `https://map.example`. */
  readonly frameSources?: readonly string[];
  /** Returns what counts visitors on public pages, beside the site itself. Unset: nothing. */
  readonly analytics?: (data: Data) => Analytics | undefined;
  /** Creates the site's own resources. */
  readonly create: (platform: Platform<Schema, Data>) => SiteResources | Promise<SiteResources>;
}

/** What a site is created with. */
export interface Platform<Schema extends PlatformSchema, Data> {
  readonly settings: Settings;
  readonly data: Data;
  readonly db: Kysely<Schema>;
  readonly log: Logger;
  readonly rateLimiter: RateLimiter;
  /** Refuses requests that another site's page makes a browser send. */
  readonly sameSite: MiddlewareHandler;
  readonly pages: Pages;
  /** Renders pages with other data than visitors see. */
  readonly draftPages: Pick<DraftPages, 'render'>;
  /** Shows a stored release to the browser of a request, in place of the live one of its name, until it leaves the preview. */
  readonly lookAt: (c: Context, release: LabelledRelease) => Promise<void>;
  /** Compares the text of releases. */
  readonly textChanges: CompareText;
  /** Responds to the public GET routes of the API, as loaders read it. */
  readonly publicApi: PublicApi;
  /** The metadata of the live pages, for `createLiveFiles`. */
  readonly heads: LiveHeads;
  readonly origin: ReadOrigin;
  /** The store of files, which releases use, too. */
  readonly files: Pick<ReleaseStore, 'putFile' | 'readFile'>;
  readonly deployments: Pick<DeploymentLog, 'history'>;
  /** Returns the key of the visitor who sent a request: 16 hexadecimal digits that change every day (UTC). */
  readonly visitor: (c: Context) => Promise<string>;
  /** Change what is live. */
  readonly deployer: Pick<Deployer, 'promotions' | 'canaries'>;
}

/** The routes of a site. */
export interface SiteRoutes {
  /** Name of the API in its OpenAPI document. */
  readonly title: string;
  /** Public GET routes below `/api`. They are all that the loaders of server-rendered pages can reach. */
  readonly publicApi: Hono;
  /** All other routes below `/api`. */
  readonly api: Hono;
  /** Routes outside `/api`. They come before pages. */
  readonly routes: Hono;
}

/** The routes and background tasks of a site. */
export interface SiteResources extends SiteRoutes {
  /** Starts work in the background, once the server listens. Returns a function that stops it. */
  readonly start?: () => () => Promise<void>;
  /** Notifies the site's people of deployments by the rollout controller, and of failed backups. May reject. */
  readonly notify?: Notify | undefined;
  /** Receives what the pages of visitors report. */
  readonly onReport?: OnReport;
  /** Adds a bar to the pages of people whose browser has the cookie `BAR_COOKIE`. */
  readonly barFor?: BarFor | undefined;
  /** Lines to print before the site is ready: what they are about, and a text. */
  readonly notes?: readonly { readonly about: string; readonly text: string }[];
}

/** A site without any API of its own. */
export const pagesOnly: Site = {
  data: v.unknown(),
  create: () => ({ title: 'API', publicApi: new Hono(), api: new Hono(), routes: new Hono() }),
};
