import type { Migrations } from '@platform/server/database/migrations';
import type { WebhookForm } from '@studio/client/webhooks';
import type { Kysely } from 'kysely';

/** An address that is told of new messages. */
interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly form: WebhookForm;
  readonly secret: string;
  readonly created_at: string;
}

/** A message for a webhook. Deleted with the message, and with the webhook. */
interface DeliveryRow {
  readonly id: string;
  readonly webhook: string;
  readonly message: string;
  readonly created_at: string;
  /** ISO time from which on it may be sent. Null: it was sent, or has failed. */
  readonly due_at: string | null;
  /** How many times a server started to send it. */
  readonly attempts: number;
  readonly sent_at: string | null;
  /** JSON of the last failure. */
  readonly failure: string | null;
}

export interface WebhookSchema {
  readonly webhooks: WebhookRow;
  readonly deliveries: DeliveryRow;
}

export const migrations: Migrations = () => ({
  '0013_webhooks': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('webhooks')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('url', 'text', (column) => column.notNull())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('webhook', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
        .addColumn('message', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('due_at', 'text')
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('sent_at', 'text')
        .addColumn('failure', 'text')
        .execute();
      await db.schema.createIndex('deliveries_by_time').on('deliveries').column('created_at').execute();
      await db.schema.createIndex('deliveries_by_message').on('deliveries').column('message').execute();
    },
  },
});
