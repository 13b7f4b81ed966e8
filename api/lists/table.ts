import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/client/lists-seed';
import type { Kysely, Migration } from 'kysely';

/** A service or a case study. */
interface TitledRow {
  /** Position in the list, from 1. */
  readonly ordinal: number;
  readonly title: string;
  readonly description: string;
}

/** What a client says about the agency. */
interface TestimonialRow {
  /** Position in the list, from 1. */
  readonly ordinal: number;
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

export const listsMigrations: Readonly<Record<string, Migration>> = {
  '0004_lists': {
    up: async (db: Kysely<ListsSchema>) => {
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
      const testimonials = TESTIMONIALS.map(({ clientName, ...rest }) => ({ ...rest, client_name: clientName }));
      await db.insertInto('testimonials').values(testimonials.map(numbered)).execute();
    },
  },
};

const numbered = <Row>(row: Row, index: number) => ({ ...row, ordinal: index + 1 });
