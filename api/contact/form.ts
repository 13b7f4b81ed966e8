import type { RefusedForm } from '@platform/contract/root-data';
import { jsonOnly, limitBody, mediaType } from '@platform/server/http/limits/body';
import { ProblemError } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import type { Pages } from '@platform/server/pages/pages';
import {
  type contactForm,
  contactFormIn,
  contactMessage,
  contactReceipt,
  contactStamp,
  HIDDEN_FIELD,
  readContactFields,
} from '@studio/client/contact';
import { bengali } from '@studio/client/content/bn/contact';
import { english } from '@studio/client/content/en/contact';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Inbox } from './messages/inbox.ts';
import type { SpamFilter } from './spam/spam-filter.ts';

/** Bytes of a message's request body, as JSON or as a form. */
export const MAX_MESSAGE_BYTES = 64 * 1024;

export interface ContactDeps {
  readonly inbox: Pick<Inbox, 'add'>;
  /** Rejects clients that send too many messages. */
  readonly limiter: MiddlewareHandler;
  /** Rejects requests from pages of other sites. */
  readonly sameSite: MiddlewareHandler;
  /** Called with the request of a new message that is no spam. */
  readonly onMessage?: (c: Context) => void;
}

export interface ContactApiDeps extends ContactDeps {
  readonly spam: Pick<SpamFilter, 'stamp' | 'secondsSince'>;
}

/** Creates the routes below `/api` that take messages from visitors, and the time at which a visitor begins to write one. */
export function createContact({ inbox, limiter, sameSite, spam, onMessage }: ContactApiDeps) {
  return new Hono()
    .get(
      '/v1/contact/stamp',
      documented('Returns the time, signed, for the beginning of a message', { 200: contactStamp }, [503]),
      async (c) => c.json({ stamp: await spam.stamp() }, 200, { 'Cache-Control': 'no-store' }),
    )
    .post(
      '/v1/contact',
      documented('Sends a message to the agency', { 201: contactReceipt }, [400, 403, 409, 413, 415, 429, 503]),
      sameSite,
      limiter,
      jsonOnly,
      limitBody(MAX_MESSAGE_BYTES),
      validate('json', contactMessage),
      async (c) => {
        const { stamp, [HIDDEN_FIELD]: hidden = '', ...message } = c.req.valid('json');
        const signals = { isHiddenFieldFilled: hidden !== '', seconds: await spam.secondsSince(stamp) };
        const receipt = await inbox.add(message, signals, () => onMessage?.(c));
        return c.json(receipt, 201, { 'Cache-Control': 'no-store' });
      },
    );
}

/** The pages with the form, each with the texts of its language. */
const PAGES = [
  ['/contact', english],
  ['/bn/contact', bengali],
] as const;

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/**
 * Bytes of a form's request body. A text that is somewhat too long must come back to its sender: 5,000 characters of Bengali have
 * 45,000 bytes when they are URL-encoded.
 */
export const MAX_FORM_BYTES = 256 * 1024;

export interface ContactFormDeps extends ContactDeps {
  readonly refuse: Pages['refuse'];
  /** Rejects clients that were refused too often: `limiter` responds with a page, which takes time to render. */
  readonly pageLimiter: MiddlewareHandler;
  /** Called with the cause when a message could not be stored. */
  readonly onFailure: (error: unknown) => void;
}

/** Creates the routes of the contact pages' forms when they are sent without JavaScript. No response is cached. */
export function createContactForm(deps: ContactFormDeps) {
  const { inbox, refuse, limiter, pageLimiter, sameSite, onFailure, onMessage } = deps;
  const routes = new Hono();
  for (const [path, texts] of PAGES) {
    const { failures } = texts;
    const schema = contactFormIn(texts);
    /** Responds with the page, filled in, and an error of the whole form under the key `form`. */
    const refuseForm = (c: Context, form: string, status: number, values: RefusedForm['values'] = {}) =>
      refuse(c, path, { values, errors: { form } }, status);
    const limit = limitBody(MAX_FORM_BYTES, (c) => refuseForm(c, failures.tooLarge, 413));

    routes.post(path, sameSite, pageLimiter, limit, async (c) => {
      const wait = await waitOf(limiter, c);
      if (wait !== undefined) {
        const posted = await readForm(c);
        const response = await refuseForm(c, failures.tooMany(wait), 429, posted && readContactFields(posted));
        response.headers.set('Retry-After', String(wait));
        return response;
      }
      if (!FORM_TYPES.has(mediaType(c))) return refuseForm(c, failures.unreadable, 415);
      const posted = await readForm(c);
      if (posted === undefined) return refuseForm(c, failures.unreadable, 400);
      const values = readContactFields(posted);
      const form = v.safeParse(schema, values, { abortPipeEarly: true });
      if (!form.success) return refuse(c, path, { values, errors: errorsByField(form.issues) }, 400);
      try {
        const signals = { isHiddenFieldFilled: (posted.get(HIDDEN_FIELD) ?? '') !== '' };
        await inbox.add(form.output, signals, () => onMessage?.(c));
      } catch (error) {
        if (!(error instanceof ProblemError && error.details.status === 503)) throw error;
        onFailure(error);
        return refuseForm(c, failures.storeDown, 503, values);
      }
      c.header('Cache-Control', 'no-store');
      return c.redirect(`${path}?sent=1`, 303);
    });
  }
  return routes;
}

/** Returns the seconds that a client has to wait, if the limiter rejects it. */
async function waitOf(limiter: MiddlewareHandler, c: Context): Promise<number | undefined> {
  const rejection = await limiter(c, async () => undefined);
  if (!rejection) return undefined;
  if (rejection.status !== 429) throw new Error(`The limiter responded with status ${rejection.status}`);
  return Number(rejection.headers.get('Retry-After'));
}

/** Returns the fields as they were filled in; undefined if the body is not a form. */
async function readForm(c: Context): Promise<FormData | undefined> {
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
  const request = new Response(await c.req.arrayBuffer(), { headers });
  return request.formData().catch(() => undefined);
}

/** Returns the first error of each field. */
function errorsByField(issues: readonly v.InferIssue<typeof contactForm>[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'form', issue.message] as const).reverse());
}
