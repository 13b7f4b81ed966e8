import { contactForm } from '@studio/client/contact';
import type { ContactApi } from 'api/types';
import { hc } from 'hono/client';
import * as v from 'valibot';

const SEND_TIMEOUT_MS = 20_000;

/** Maximum length of a subject. */
const MAX_SUBJECT = 100;

const api = hc<ContactApi>('/api');

/** The errors of a question that was not sent, by field; empty if the request failed. */
export type FieldErrors = Readonly<{ name?: string; email?: string }>;

interface QuestionFields {
  readonly id: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly question: string;
}

/** Sends a question to the agency's inbox; a repeated `id` is stored once. Returns undefined on success, else the errors. */
export async function leaveQuestion({ id, name, email, question }: QuestionFields): Promise<FieldErrors | undefined> {
  const message = { name, email, subject: question.slice(0, MAX_SUBJECT), message: question };
  const { success, issues } = v.safeParse(contactForm, message, { abortPipeEarly: true });
  if (!success) {
    const { nested = {} } = v.flatten<typeof contactForm>(issues);
    const [nameError] = nested.name ?? [];
    const [emailError] = nested.email ?? [];
    return { ...(nameError && { name: nameError }), ...(emailError && { email: emailError }) };
  }
  try {
    const init = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
    const response: Response = await api.v1.contact.$post({ json: { id, ...message } }, { init });
    return response.ok ? undefined : {};
  } catch (error) {
    console.error('The question could not be sent', error);
    return {};
  }
}
