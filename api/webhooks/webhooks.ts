import { randomBytes, randomUUID } from 'node:crypto';
import { createWebhook, isPrivateHost, WebhookError } from '@platform/server/http/webhook';
import { withStoreErrors } from '@platform/server/http/with-store-errors';
import type { Delivery, NewWebhook, Webhook, WebhookFailure } from '@studio/client/webhooks';
import { MAX_WEBHOOKS, webhookFailure } from '@studio/client/webhooks';
import { sql } from 'kysely';
import * as v from 'valibot';
import { createOutbox, dueIn, type Outbox, type OutboxDeps } from '../contact/mail/outbox.ts';
import { findMessage } from '../contact/messages/find-messages.ts';
import type { InboxOutbox } from '../contact/messages/inbox.ts';
import type { Database } from '../database.ts';
import { postOf, type WebhookEvent } from './payload.ts';

/** Deliveries that the log shows, and days for which they are kept. */
const MAX_LOGGED = 50;
const KEPT_DAYS = 30;

/** Time for which a webhook that failed is left alone, so that it does not delay the others, in milliseconds. */
const REST_MS = 15_000;

/** The webhook is gone for good: https://www.rfc-editor.org/rfc/rfc9110#name-410-gone */
const GONE = 410;

export interface WebhooksDeps extends Pick<OutboxDeps, 'log'> {
  readonly db: Database;
  /** Whether addresses may be on this machine or in a private network, and without HTTPS. */
  readonly isPrivate: boolean;
  /** Address of the site, for links to messages. */
  readonly publicUrl?: string | undefined;
  readonly now?: () => Date;
}

/** Why a webhook was not added. */
export type Refusal = 'not-public' | 'not-https' | 'too-many';

export interface Webhooks extends Outbox, InboxOutbox {
  list(): Promise<{ webhooks: Webhook[]; deliveries: Delivery[] }>;
  create(given: NewWebhook): Promise<Webhook | Refusal>;
  /** Returns false if there is no such webhook. */
  remove(id: string): Promise<boolean>;
  /** Posts a test at once. Returns undefined if there is no such webhook. */
  test(id: string): Promise<{ failure?: WebhookFailure } | undefined>;
}

const failureOf = (error: unknown): WebhookFailure => (error instanceof WebhookError ? error.failure : 'unreachable');

/** Creates the webhooks, which are told of new messages that are not spam. Their deliveries are repeated as mails are. */
export function createWebhooks({ db, log, isPrivate, publicUrl, now = () => new Date() }: WebhooksDeps): Webhooks {
  /** When webhooks failed the last time. */
  const failed = new Map<string, number>();

  const find = (id: string) => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();

  /** Leaves out the deliveries of webhooks that have just failed. */
  function notResting() {
    const time = now().getTime();
    const resting = [...failed].flatMap(([id, at]) => (time >= at && time - at < REST_MS ? [id] : []));
    return resting.length === 0 ? sql`1 = 1` : sql`webhook not in (${sql.join(resting)})`;
  }

  async function post(webhook: Webhook, id: string, event: WebhookEvent): Promise<void> {
    const { body, headers } = postOf(webhook, id, event, now());
    await createWebhook({ url: webhook.url, isPrivate })(body, headers);
  }

  const outbox = createOutbox({
    log,
    now,
    queue: {
      name: 'delivery to a webhook',
      goesOn: true,
      ...dueIn(db, 'deliveries', 'id', notResting),
      async send(id) {
        const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst();
        const webhook = row && (await find(row.webhook));
        const message = row && (await findMessage(db, row.message));
        if (!webhook || !message || message.deletedAt !== undefined || message.state === 'spam') return false;
        const { name, email, subject, createdAt, message: text } = message;
        const link = publicUrl && `${publicUrl}/admin/messages?${new URLSearchParams({ message: message.id })}`;
        const told = { id: message.id, createdAt, name, email, subject, message: text };
        try {
          await post(webhook, id, { type: 'message.created', message: told, ...(link && { link }) });
          failed.delete(webhook.id);
        } catch (error) {
          failed.set(webhook.id, now().getTime());
          const failure = JSON.stringify(failureOf(error));
          await db.updateTable('deliveries').set({ failure }).where('id', '=', id).execute();
          throw error;
        }
        return true;
      },
      async end(id, outcome) {
        const ended = db.updateTable('deliveries').where('id', '=', id);
        if (outcome === 'dropped') await db.deleteFrom('deliveries').where('id', '=', id).execute();
        else if (outcome === 'failed') await ended.set({ due_at: null }).execute();
        else await ended.set({ due_at: null, sent_at: now().toISOString(), failure: null }).execute();
        const oldest = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
        await db.deleteFrom('deliveries').where('due_at', 'is', null).where('created_at', '<', oldest).execute();
      },
      isFinal: (error) => failureOf(error) === GONE,
    },
  });

  async function list() {
    const webhooks = await db.selectFrom('webhooks').selectAll().orderBy('created_at').execute();
    const logged = db.selectFrom('deliveries').selectAll().orderBy('created_at', 'desc').limit(MAX_LOGGED);
    return {
      webhooks: webhooks.map(({ created_at, ...webhook }): Webhook => webhook),
      deliveries: (await logged.execute()).map(
        ({ created_at, due_at, sent_at, failure, ...row }): Delivery => ({
          ...row,
          createdAt: created_at,
          state: sent_at !== null ? 'sent' : due_at === null ? 'failed' : 'sending',
          ...(due_at !== null && row.attempts > 0 && { againAt: due_at }),
          ...(failure !== null && { failure: v.parse(webhookFailure, JSON.parse(failure)) }),
        }),
      ),
    };
  }

  async function create({ url, form }: NewWebhook): Promise<Webhook | Refusal> {
    if (!isPrivate && isPrivateHost(url)) return 'not-public';
    if (!isPrivate && !url.startsWith('https:')) return 'not-https';
    const { count } = await db
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_WEBHOOKS) return 'too-many';
    const webhook = { id: randomUUID(), url, form, secret: `whsec_${randomBytes(32).toString('base64')}` };
    await db
      .insertInto('webhooks')
      .values({ ...webhook, created_at: now().toISOString() })
      .execute();
    return webhook;
  }

  return {
    ...outbox,
    list: () => withStoreErrors(list()),
    create: (given) => withStoreErrors(create(given)),
    remove: async (id) =>
      (await withStoreErrors(db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst())).numDeletedRows > 0n,
    async test(id) {
      const webhook = await withStoreErrors(find(id));
      if (!webhook) return undefined;
      const createdAt = now().toISOString();
      const sample = { name: 'Test', email: 'test@example.com', subject: 'Test', message: 'This webhook works.' };
      try {
        await post(webhook, randomUUID(), { type: 'test', message: { id: randomUUID(), createdAt, ...sample } });
        return {};
      } catch (error) {
        return { failure: failureOf(error) };
      }
    },
    async add(transaction, arrived) {
      const stored = transaction.selectFrom('messages').where('arrived', '=', arrived).select('id');
      const message = await stored.executeTakeFirst();
      if (message === undefined) return;
      const webhooks = await transaction.selectFrom('webhooks').select('id').execute();
      const created_at = now().toISOString();
      const row = { message: message.id, created_at, due_at: created_at, attempts: 0, sent_at: null, failure: null };
      const rows = webhooks.map(({ id }) => ({ ...row, id: randomUUID(), webhook: id }));
      if (rows.length > 0) await transaction.insertInto('deliveries').values(rows).execute();
    },
  };
}
