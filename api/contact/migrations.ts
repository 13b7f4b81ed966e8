import type { Migrations } from '@platform/server/database/migrations';
import type { Kysely } from 'kysely';
import { messageStates } from './message-states.ts';
import type { ContactSchema } from './table.ts';

export const contactMigrations: Migrations = ({ search }) => ({
  '0003_messages': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('arrived', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0006_message_states': { up: (db: Kysely<ContactSchema>) => messageStates(db, search) },
  '0007_outbox': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('outbox')
        .addColumn('message', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('claim', 'text')
        .addColumn('claimed_until', 'text')
        .addColumn('handed_at', 'text')
        .execute();
    },
  },
});
