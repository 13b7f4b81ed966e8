import type { Migrations } from '@platform/server/database/migrations';
import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/client/content/lists-seed';
import type { Kysely } from 'kysely';

interface ListRow {
  /** Position in the list, from 1. */
  readonly ordinal: number;
  /** Slugs of the services pages that show the row first, with spaces between them. */
  readonly slugs: string;
}

/** A service or a case study. */
interface TitledRow extends ListRow {
  readonly title: string;
  readonly description: string;
}

/** What a client says about the agency. */
interface TestimonialRow extends ListRow {
  readonly text: string;
  readonly client_name: string;
  /** The client's job and company. */
  readonly position: string;
}

/** The tables of the lists on services pages. */
export interface ListsSchema {
  readonly services: TitledRow;
  readonly case_studies: TitledRow;
  readonly testimonials: TestimonialRow;
}

const rowsOf = <Entry extends { readonly slugs: readonly string[] }>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, slugs: entry.slugs.join(' '), ordinal: index + 1 }));

export const migrations: Migrations = () => ({
  '0003_lists': {
    up: async (db: Kysely<ListsSchema>) => {
      for (const table of ['services', 'case_studies']) {
        await db.schema
          .createTable(table)
          .addColumn('ordinal', 'integer', (column) => column.primaryKey())
          .addColumn('title', 'text', (column) => column.notNull())
          .addColumn('description', 'text', (column) => column.notNull())
          .addColumn('slugs', 'text', (column) => column.notNull())
          .execute();
      }
      await db.schema
        .createTable('testimonials')
        .addColumn('ordinal', 'integer', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('client_name', 'text', (column) => column.notNull())
        .addColumn('position', 'text', (column) => column.notNull())
        .addColumn('slugs', 'text', (column) => column.notNull())
        .execute();
      await db.insertInto('services').values(rowsOf(SERVICES)).execute();
      await db.insertInto('case_studies').values(rowsOf(CASE_STUDIES)).execute();
      const testimonials = TESTIMONIALS.map(({ clientName, ...rest }) => ({ ...rest, client_name: clientName }));
      await db.insertInto('testimonials').values(rowsOf(testimonials)).execute();
    },
  },
});
