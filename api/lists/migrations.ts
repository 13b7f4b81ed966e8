import { CASE_STUDIES, SERVICES, TESTIMONIALS } from '@studio/client/lists-seed';
import type { Kysely, Migration } from 'kysely';
import type { ListsSchema } from './table.ts';

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
      await db
        .insertInto('testimonials')
        .values(
          TESTIMONIALS.map(({ clientName, ...rest }, index) => numbered({ ...rest, client_name: clientName }, index)),
        )
        .execute();
    },
  },
};

const numbered = <Row>(row: Row, index: number) => ({ ...row, ordinal: index + 1 });
