import type { RefusedForm } from '@platform/contract/root-data';
import { limitBody, mediaType } from '@platform/server/http/body';
import { ProblemError } from '@platform/server/http/problem';
import type { Pages } from '@platform/server/pages/pages';
import { contactForm, readContactFields } from '@studio/client/contact';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type ContactDeps, MAX_MESSAGE_BYTES } from './routes.ts';

const PATH = '/contact';

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Errors of the whole form, under the key `form`. */
const FORM_ERRORS = {
  tooLarge: 'The message is too long to be sent.',
  unreadable: 'The form could not be read. Send it again.',
  storeDown: 'Your message could not be stored just now. Try again in a minute.',
} as const;

export interface ContactFormDeps extends ContactDeps {
  readonly refuse: Pages['refuse'];
  /** Called with the cause when a message could not be stored. */
  readonly onFailure: (error: unknown) => void;
}

/** Creates the route of the contact page's form when it is sent without JavaScript. No response is cached. */
export function createContactForm({ inbox, refuse, limiter, sameSite, onFailure }: ContactFormDeps) {
  const refuseForm = (c: Context, form: string, status: number, values: RefusedForm['values'] = {}) =>
    refuse(c, PATH, { values, errors: { form } }, status);
  const limit = limitBody(MAX_MESSAGE_BYTES, (c) => refuseForm(c, FORM_ERRORS.tooLarge, 413));

  return new Hono().post(PATH, sameSite, limiter, limit, async (c) => {
    if (!FORM_TYPES.has(mediaType(c))) return refuseForm(c, FORM_ERRORS.unreadable, 415);
    const values = await readFields(c);
    if (values === undefined) return refuseForm(c, FORM_ERRORS.unreadable, 400);
    const form = v.safeParse(contactForm, values, { abortPipeEarly: true });
    if (!form.success) return refuse(c, PATH, { values, errors: errorsByField(form.issues) }, 400);
    try {
      await inbox.add(form.output);
    } catch (error) {
      if (!(error instanceof ProblemError && error.details.status === 503)) throw error;
      onFailure(error);
      return refuseForm(c, FORM_ERRORS.storeDown, 503, values);
    }
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${PATH}?sent=1`, 303);
  });
}

/** Reads the fields as they were filled in, and ignores all others. Returns undefined if the body is not a form. */
async function readFields(c: Context): Promise<Record<string, string> | undefined> {
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
  const request = new Response(await c.req.arrayBuffer(), { headers });
  const body = await request.formData().catch(() => undefined);
  return body && readContactFields(body);
}

/** Returns the first error of each field. */
function errorsByField(issues: readonly v.InferIssue<typeof contactForm>[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'form', issue.message] as const).reverse());
}
