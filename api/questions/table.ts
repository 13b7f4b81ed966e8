import type { Migrations } from '@platform/server/database/migrations';
import type { Kysely } from 'kysely';

/** A question that the chat could not answer: its text, and nothing about who asked it. */
export interface QuestionsSchema {
  readonly questions: {
    readonly id: string;
    /** The question without capitals and marks of punctuation, by which it is recognized. */
    readonly words: string;
    readonly text: string;
    readonly count: number;
    /** ISO 8601. */
    readonly asked_at: string;
    readonly answer: string | null;
  };
}

export const migrations: Migrations = () => ({
  '0005_questions': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('questions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('words', 'text', (column) => column.notNull().unique())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('asked_at', 'text', (column) => column.notNull())
        .addColumn('answer', 'text')
        .execute();
    },
  },
});
