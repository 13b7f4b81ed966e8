import type { RefusedForm } from '@platform/contract/root-data';
import { limitBody, mediaType } from '@platform/server/http/body';
import { ProblemError } from '@platform/server/http/problem';
import type { Pages } from '@platform/server/pages/pages';
import { contactForm } from '@studio/client/contact';
import { paths } from '@studio/client/paths';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type ContactDeps, MAX_MESSAGE_BYTES } from './routes.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly (keyof typeof contactForm.entries)[];

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** What is said of the form as a whole, under the key `form`. */
const SAYS = {
  tooLarge: 'The message is too long to be sent.',
  unreadable: 'The form could not be read. Send it again.',
  storeDown: 'Your message could not be stored just now. Try again in a minute.',
} as const;

export interface ContactFormDeps extends Pick<ContactDeps, 'limiter' | 'sameSite'> {
  readonly inbox: Pick<ContactDeps['inbox'], 'add'>;
  readonly refuse: Pages['refuse'];
  /** Told why a message could not be stored. */
  readonly onFailure: (error: unknown) => void;
}

/** `POST /contact`: the form of the contact page, sent without JavaScript. Nobody keeps the answer. */
export function createContactForm({ inbox, refuse, limiter, sameSite, onFailure }: ContactFormDeps) {
  const refuseAll = (c: Context, form: string, status: number, values: RefusedForm['values'] = {}) =>
    refuse(c, paths.contact(), { values, errors: { form } }, status);
  const limit = limitBody(MAX_MESSAGE_BYTES, (c) => refuseAll(c, SAYS.tooLarge, 413));

  return new Hono().post(paths.contact(), sameSite, limiter, limit, async (c) => {
    if (!FORM_TYPES.has(mediaType(c))) return refuseAll(c, SAYS.unreadable, 415);
    const values = await readFields(c);
    if (values === undefined) return refuseAll(c, SAYS.unreadable, 400);
    const form = v.safeParse(contactForm, values, { abortPipeEarly: true });
    if (!form.success) return refuse(c, paths.contact(), { values, errors: errorsOf(form.issues) }, 400);
    try {
      await inbox.add(form.output);
    } catch (error) {
      if (!(error instanceof ProblemError && error.details.status === 503)) throw error;
      onFailure(error);
      return refuseAll(c, SAYS.storeDown, 503, values);
    }
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${paths.contact()}?sent=1`, 303);
  });
}

/** The four fields as they were filled in, whatever else was sent; undefined where the body is no form. */
async function readFields(c: Context): Promise<Record<(typeof FIELDS)[number], string> | undefined> {
  const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
  const sent = new Response(await c.req.arrayBuffer(), { headers });
  const body = await sent.formData().catch(() => undefined);
  if (body === undefined) return undefined;
  const text = (field: string) => {
    const value = body.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** The first complaint about each field. */
function errorsOf(issues: readonly v.InferIssue<typeof contactForm>[]): Record<string, string> {
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'form', issue.message] as const).reverse());
}
