import { createSettingsTable } from '@platform/server/database/settings-table';
import { jsonOnly, limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import { documented } from '@platform/server/openapi/documented';
import { mailState, SAVED_ANSWERS, type SavedAnswers, savedAnswers } from '@studio/client/mail';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../database.ts';
import { BODY_ERRORS, type ChangeDeps, noStore, READ_ERRORS } from '../change-routes.ts';
import type { MailStates } from './mail-state.ts';

/** Key in the table `settings`. */
const ANSWERS_KEY = 'contact_saved_answers';

/** Bytes of the longest list of answers, with every character escaped. */
const MAX_BYTES = SAVED_ANSWERS.count * (6 * (SAVED_ANSWERS.title + SAVED_ANSWERS.text) + 32);

/** Time in which the mail server has to take a test mail, in milliseconds. */
const TEST_TIMEOUT_MS = 20_000;

export interface MailRouteDeps extends Pick<ChangeDeps, 'adminOnly' | 'sameSite'> {
  readonly db: Database;
  readonly states: MailStates;
  /** The admin's address, and a function that sends a test mail to it. Unset: the site has no mail server. */
  readonly test?: { readonly to: string; readonly send: (signal: AbortSignal) => Promise<void> } | undefined;
}

/** Creates the admin's routes for the state of mails, and for answers that are used again. */
export function createMailRoutes({ db, states, test, adminOnly, sameSite }: MailRouteDeps) {
  const settings = createSettingsTable(db);
  const read = async () => ({ ...(await states.read()), ...(test && { to: test.to }) });
  const readAnswers = async (): Promise<SavedAnswers> =>
    v.parse(savedAnswers, JSON.parse((await withStoreErrors(settings.read(ANSWERS_KEY))) ?? '[]'));
  /** One test at a time: the others wait for its end. */
  let testing: Promise<void> | undefined;

  async function sendTest(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const outcome = await send(AbortSignal.timeout(TEST_TIMEOUT_MS)).catch((error: unknown) => error ?? new Error());
    await withStoreErrors(states.add(outcome));
  }

  return new Hono()
    .get(
      '/v1/contact/mail',
      documented('Returns when a mail was last sent, and why the last one was not', { 200: mailState }, READ_ERRORS),
      adminOnly,
      async (c) => c.json(await read(), 200, noStore),
    )
    .post(
      '/v1/contact/mail/test',
      documented('Sends a test mail to the admin, and returns the state after it', { 200: mailState }, [
        ...READ_ERRORS,
        409,
      ]),
      sameSite,
      adminOnly,
      async (c) => {
        if (!test) return problem(c, { slug: 'no-mail-server', status: 409, title: 'The site has no mail server' });
        testing ??= sendTest(test.send).finally(() => {
          testing = undefined;
        });
        await testing;
        return c.json(await read(), 200, noStore);
      },
    )
    .get(
      '/v1/contact/saved-answers',
      documented('Returns the answers that are used again', { 200: savedAnswers }, READ_ERRORS),
      adminOnly,
      async (c) => c.json(await readAnswers(), 200, noStore),
    )
    .put(
      '/v1/contact/saved-answers',
      documented('Replaces the answers that are used again', { 200: savedAnswers }, BODY_ERRORS),
      sameSite,
      adminOnly,
      jsonOnly,
      limitBody(MAX_BYTES),
      validate('json', savedAnswers),
      async (c) => {
        const answers = c.req.valid('json');
        await withStoreErrors(settings.write(ANSWERS_KEY, JSON.stringify(answers)));
        return c.json(answers, 200, noStore);
      },
    );
}
