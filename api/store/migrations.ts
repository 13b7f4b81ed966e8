import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/contract/lists-seed';
import type { Kysely, Migration } from 'kysely';
import type { ColumnTypes } from './backend.ts';
import { messageStates } from './message-states.ts';
import type { Schema } from './schema.ts';

/** Every change of the schema by its name, in order. A change that was once released is never edited. */
export function migrationsFor({ bytes, search }: ColumnTypes): Record<string, Migration> {
  return {
    '0001_releases': {
      up: async (db: Kysely<unknown>) => {
        await db.schema
          .createTable('files')
          .addColumn('sha256', 'text', (column) => column.primaryKey())
          .addColumn('size', 'integer', (column) => column.notNull())
          .addColumn('bytes', bytes, (column) => column.notNull())
          .execute();
        await db.schema
          .createTable('releases')
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('version', 'text', (column) => column.notNull())
          .addColumn('info', 'text', (column) => column.notNull())
          .addColumn('files', 'text', (column) => column.notNull())
          .addColumn('routes', 'text', (column) => column.notNull())
          .addColumn('integrity', 'text', (column) => column.notNull())
          .addColumn('created_at', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('releases_pk', ['name', 'version'])
          .execute();
        await db.schema
          .createTable('deployments')
          .addColumn('seq', 'integer', (column) => column.primaryKey())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('version', 'text', (column) => column.notNull())
          .addColumn('action', 'text', (column) => column.notNull())
          .addColumn('created_at', 'text', (column) => column.notNull())
          .addForeignKeyConstraint('deployments_release', ['name', 'version'], 'releases', ['name', 'version'])
          .execute();
      },
    },
    '0002_settings': {
      up: async (db: Kysely<unknown>) => {
        await db.schema
          .createTable('settings')
          .addColumn('key', 'text', (column) => column.primaryKey())
          .addColumn('value', 'text', (column) => column.notNull())
          .execute();
      },
    },
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
    '0004_lists': {
      up: async (db: Kysely<Pick<Schema, 'services' | 'case_studies' | 'testimonials'>>) => {
        for (const table of ['services', 'case_studies']) {
          await db.schema
            .createTable(table)
            .addColumn('ordinal', 'integer', (column) => column.primaryKey())
            .addColumn('title', 'text', (column) => column.notNull())
            .addColumn('description', 'text', (column) => column.notNull())
            .execute();
        }
        await db.schema
          .createTable('testimonials')
          .addColumn('ordinal', 'integer', (column) => column.primaryKey())
          .addColumn('text', 'text', (column) => column.notNull())
          .addColumn('client_name', 'text', (column) => column.notNull())
          .addColumn('position', 'text', (column) => column.notNull())
          .execute();
        await db.insertInto('services').values(SERVICES.map(numbered)).execute();
        await db.insertInto('case_studies').values(CASE_STUDIES.map(numbered)).execute();
        await db
          .insertInto('testimonials')
          .values(
            TESTIMONIALS.map(({ clientName, ...rest }, index) => numbered({ ...rest, client_name: clientName }, index)),
          )
          .execute();
      },
    },
    '0005_revoked_sessions': {
      up: async (db: Kysely<unknown>) => {
        await db.schema
          .createTable('revoked_sessions')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('expires_at', 'text', (column) => column.notNull())
          .execute();
      },
    },
    '0006_message_states': { up: (db: Kysely<Schema>) => messageStates(db, search) },
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
  };
}

const numbered = <Row>(row: Row, index: number) => ({ ...row, ordinal: index + 1 });
