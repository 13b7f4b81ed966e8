import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/client/content/lists-seed';
import type { Kysely, Migration } from 'kysely';

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

/** The tables as the first migration creates them. */
interface FirstLists {
  readonly services: Omit<TitledRow, 'slugs'>;
  readonly case_studies: Omit<TitledRow, 'slugs'>;
  readonly testimonials: Omit<TestimonialRow, 'slugs'>;
}

export const listsMigrations: Readonly<Record<string, Migration>> = {
  '0004_lists': {
    up: async (db: Kysely<FirstLists>) => {
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
      await db.insertInto('services').values(SERVICES.map(toRow)).execute();
      await db.insertInto('case_studies').values(CASE_STUDIES.map(toRow)).execute();
      const testimonials = TESTIMONIALS.map(({ clientName, ...rest }) => ({ ...rest, client_name: clientName }));
      await db.insertInto('testimonials').values(testimonials.map(toRow)).execute();
    },
  },
  '0011_list_slugs': {
    up: async (db: Kysely<ListsSchema>) => {
      for (const table of ['services', 'case_studies', 'testimonials'] as const) {
        await db.schema
          .alterTable(table)
          .addColumn('slugs', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
      }
      for (const [table, seed] of [
        ['services', SERVICES],
        ['case_studies', CASE_STUDIES],
      ] as const) {
        for (const { title, slugs } of seed) {
          await db
            .updateTable(table)
            .set({ slugs: slugs.join(' ') })
            .where('title', '=', title)
            .execute();
        }
      }
      for (const { clientName, slugs } of TESTIMONIALS) {
        const row = db.updateTable('testimonials').set({ slugs: slugs.join(' ') });
        await row.where('client_name', '=', clientName).execute();
      }
    },
  },
};

/** Returns the row of an entry as the first migration of the lists inserts it: its slugs are added by a later one. */
const toRow = <Entry extends { slugs: unknown }>({ slugs: _, ...entry }: Entry, index: number) => ({
  ...entry,
  ordinal: index + 1,
});
