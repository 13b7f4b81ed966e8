import type { VisitReport } from '@platform/contract/report';
import type { Logger } from '@platform/server/http/request-log';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { Conversion, VisitorReport } from '@studio/client/visitors';
import type { Context } from 'hono';
import type { Database } from '../database.ts';
import { countryOf, deviceOf, isProgram, languageOf, pageOf } from './client.ts';
import { countEvents, dayOf, deleteOld, readReport, type VisitorEvent } from './counts.ts';

/** Time for which events are buffered, in milliseconds. */
const WRITE_MS = 5000;

/** Maximum number of buffered events. Further ones are not counted: pages come first. */
export const MAX_PENDING = 2000;

/** Interval at which what is too old is deleted, in milliseconds. */
const DELETE_MS = 60_000;

/** Conversions by the host or the scheme of the link that was followed. */
const CLICKS: Readonly<Record<string, Conversion>> = { 'wa.me': 'whatsapp', tel: 'phone' };

type Did = Pick<VisitorEvent, 'views' | 'conversions' | 'source' | 'campaign'>;

interface VisitorsDeps {
  readonly db: Database;
  readonly log: Pick<Logger, 'error'>;
  /** Returns whether a path is that of a public page. Other paths are not counted. */
  readonly isPublicPage: (path: string) => boolean;
  /** Returns the key of the visitor who sent a request. */
  readonly visitor: (c: Context) => Promise<string>;
  /** Returns whether a request is of one of the site's own people. */
  readonly isSignedIn: (c: Context) => Promise<boolean>;
  /** Header in which the proxies in front send the country of a visitor. Unset: countries are not counted. */
  readonly countryHeader?: string | undefined;
  readonly now?: () => number;
}

export type Visitors = ReturnType<typeof createVisitors>;

/**
 * Creates the counts of visitors. What arrives is buffered for five seconds, so that a message is counted after the views that led to it. A
 * crash loses these alone.
 */
export function createVisitors(deps: VisitorsDeps) {
  const { db, log, isPublicPage, visitor, isSignedIn, countryHeader, now = Date.now } = deps;
  let pending: VisitorEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const logged = (work: Promise<void>) =>
    work.catch((err: unknown) => log.error({ err }, 'visitors could not be counted'));

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // First what was viewed, then what it led to.
    const events = pending.toSorted((a, b) => Number(b.views.length > 0) - Number(a.views.length > 0));
    pending = [];
    if (events.length > 0)
      writing = writing.then(() => logged(db.transaction().execute((transaction) => countEvents(transaction, events))));
    return writing;
  }

  /** Adds what a visitor did, unless the request is of a program or of the site's own people. Never rejects. */
  async function add(c: Context, did: () => Did | undefined): Promise<void> {
    try {
      const done = did();
      if (!done || pending.length >= MAX_PENDING || isProgram(c) || (await isSignedIn(c))) return;
      const client = { device: deviceOf(c), language: languageOf(c), country: countryOf(c, countryHeader) };
      pending.push({ day: dayOf(now()), visitor: await visitor(c), ...client, ...done });
      timer ??= setTimeout(() => void write(), WRITE_MS).unref();
    } catch (err) {
      log.error({ err }, 'a visitor could not be counted');
    }
  }

  return {
    /** Counts what a visitor's page reports. Never rejects. */
    onReport: ({ views = [], clicks = [], referrer, utm }: VisitReport, c: Context): Promise<void> =>
      add(c, () => {
        const pages = views.filter(isPublicPage);
        const conversions = clicks.flatMap(({ path, to }) => {
          const kind = CLICKS[to];
          return kind && isPublicPage(path) ? [{ kind, page: path }] : [];
        });
        if (pages.length + conversions.length === 0) return undefined;
        const source = referrer?.replace(/^www\./, '') ?? cleanName(utm?.source);
        const campaign = cleanName(utm?.campaign);
        return { views: pages, conversions, ...(source && { source }), ...(campaign && { campaign }) };
      }),
    /** Counts a conversion by the page that a request comes from. Never rejects. */
    converted: (kind: Conversion, c: Context): Promise<void> =>
      add(c, () => {
        const page = pageOf(c);
        return { views: [], conversions: [{ kind, page: isPublicPage(page) ? page : '' }] };
      }),
    /** Returns the report of the last days. */
    async report(days: number): Promise<VisitorReport> {
      await write();
      return withStoreErrors(readReport(db, days, now()));
    },
    /** Writes what is buffered. */
    flush: write,
    /** Deletes at intervals what is too old. Returns a function that stops it, and writes what is buffered. */
    start(): () => Promise<void> {
      const clean = () => {
        writing = writing.then(() => logged(deleteOld(db, now())));
      };
      clean();
      const interval = setInterval(clean, DELETE_MS).unref();
      return () => {
        clearInterval(interval);
        return write();
      };
    },
  };
}

/** Returns a name without controls and more than one space; undefined if nothing stays, or if it may be an email address. */
function cleanName(text = ''): string | undefined {
  const name = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return name === '' || name.includes('@') ? undefined : name;
}
